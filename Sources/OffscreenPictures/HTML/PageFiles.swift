/// The style sheets and the script of the pages of one kind.
package struct PageFiles: Sendable {
    /// The name, without an ending, of the style sheet and the script that the pages of a site share.
    let name: String
    /// The names of the style sheets, in their order.
    let styles: [String]
    /// The name of the module that a page runs; nil for pages without a script.
    let script: String?

    package init(_ name: String, styles: [String], script: String? = nil) {
        self.name = name
        self.styles = styles
        self.script = script
    }
}
