#if !_runtime(_ObjC)

    extension String {
        /// A text to look up in a table, with the values interpolated into it.
        public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
            fileprivate let key: String
            fileprivate let text: String

            public init(_ value: String) {
                (key, text) = (value, value)
            }

            public init(stringLiteral value: String) {
                self.init(value)
            }

            public init(stringInterpolation: StringInterpolation) {
                (key, text) = (stringInterpolation.key, stringInterpolation.text)
            }

            fileprivate func localizedText(forKey key: String, table: String?, bundle: Bundle?) -> String {
                self.key == text ? (bundle ?? .main).localizedString(forKey: key, value: text, table: table) : text
            }

            public struct StringInterpolation: StringInterpolationProtocol {
                fileprivate var key = ""
                fileprivate var text = ""

                public init(literalCapacity: Int, interpolationCount: Int) {}

                public mutating func appendLiteral(_ literal: String) {
                    key += literal
                    text += literal
                }

                public mutating func appendInterpolation(_ value: some Any) {
                    switch value {
                    case is any BinaryInteger: key += "%lld"
                    case is any BinaryFloatingPoint: key += "%lf"
                    default: key += "%@"
                    }
                    text += "\(value)"
                }
            }
        }

        /// Creates the text that a bundle's table has for a key; the key itself if the table has no
        /// text.
        ///
        /// Approximated: a text with interpolated values is not looked up, because formats of other
        /// languages are not filled in. The locale has no effect.
        public init(
            localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            self = key.localizedText(forKey: key.key, table: table, bundle: bundle)
        }

        /// Creates the text that a bundle's table has for a key, or a default text.
        ///
        /// Approximated: a text with interpolated values is not looked up, because formats of other
        /// languages are not filled in. The locale has no effect.
        public init(
            localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = .current, comment: StaticString? = nil
        ) {
            self = defaultValue.localizedText(forKey: key.description, table: table, bundle: bundle)
        }
    }

#endif
