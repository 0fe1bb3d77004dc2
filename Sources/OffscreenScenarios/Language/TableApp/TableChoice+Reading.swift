import Offscreen
import UIKit

extension TableChoice {
    /// The names of the options of `layout table`, separated by spaces.
    static let optionNames =
        "style row heights estimated header footer top bottom separators cells accessory editing"

    /// Reads one of the options.
    mutating func read(_ word: Arguments.Word, from arguments: Arguments) throws {
        func option<Option: CaseIterable & RawRepresentable<String>>(noun: String) throws -> Option {
            try arguments.choice(of: Option.self, from: word, noun: noun)
        }
        switch word.key {
        case "style": style = try option(noun: "style")
        case "row":
            row = word.value == "automatic" ? UITableView.automaticDimension : try arguments.length(word)
        case "heights":
            if let row, row != UITableView.automaticDimension {
                throw arguments.error("heights= needs row=automatic, or no row=", at: word.column)
            }
            heights = try arguments.list(word) { try arguments.length($0) }
        case "estimated": estimated = try arguments.length(word)
        case "header": header = try edge(word, from: arguments)
        case "footer": footer = try edge(word, from: arguments)
        case "top": top = try arguments.length(word)
        case "bottom": bottom = try arguments.length(word)
        case "separators": separators = try arguments.bool(word)
        case "cells": cells = try option(noun: "kind of cells")
        case "accessory": accessory = try option(noun: "accessory")
        case "editing": editing = try option(noun: "kind of editing")
        default: break
        }
    }

    private func edge(_ word: Arguments.Word, from arguments: Arguments) throws -> Edge {
        switch word.value {
        case "title": .title
        case "automatic": .automatic
        default: .height(try arguments.length(word))
        }
    }
}

extension Arguments {
    /// Reads a length in points, which is not negative.
    fileprivate func length(_ word: Word) throws -> CGFloat {
        let length = try number(word)
        guard length >= 0 else { throw error("\(word.value) is less than 0", at: word.column) }
        return length
    }
}
