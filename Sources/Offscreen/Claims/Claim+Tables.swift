extension Claim.Family {
    static let tables = claims(
        from: """
            TABLE-01 (B) Plain table 375x480 (Catalyst): the section header begins 22 points below
            the top and is 40.5 high, rows are 51.5 high (y 62.5, 114, 165.5; next section 279.5,
            331, 445, 496.5); content 548 high. Seen on Catalyst, iOS 26.
              https://github.com/Vercantez/openuikit/blob/main/golden/tableview_plain.layout.json

            TABLE-02 (B) The row at 496.5 of a view 480 high is not built: 6 cells for 7 rows. Seen
            on Catalyst, iOS 26.
              https://github.com/Vercantez/openuikit/blob/main/golden/tableview_plain.layout.json

            TABLE-03 (B) Siblings of a plain table from back to front: cells, the last row first
            (445 ... 62.5), then headers, the last section first. Seen on Catalyst, iOS 26.
              https://github.com/Vercantez/openuikit/blob/main/golden/tableview_plain.layout.json

            TABLE-04 (B) Row with a text label: label at (16, 15.5), 20.5 high; 15.5 + 20.5 + 15.5 =
            51.5; header label at x 8, y 10. Seen on Catalyst, iOS 26.
              https://github.com/Vercantez/openuikit/blob/main/golden/tableview_plain.layout.json

            TABLE-05 (B) Separator frame (16, 50.5, 351, 1) in a cell of 375x51.5. Seen on Catalyst,
            iOS 26.
              https://github.com/Vercantez/openuikit/blob/main/golden/tableview_plain.layout.json

            TABLE-06 (B) Disclosure indicator 10.5x14 at x 348.5; the content view is then 348.5
            wide. Seen on Catalyst, iOS 26.
              https://github.com/Vercantez/openuikit/blob/main/golden/tableview_plain.layout.json

            TABLE-07 (B) Checkmark 19x18 at x 337.5; the content view is then 335 wide. Seen on
            Catalyst, iOS 26.
              https://github.com/Vercantez/openuikit/blob/main/golden/tableview_plain.layout.json

            TABLE-09 (B) Inset grouped: header 40.5 at y 0, rows at 40.5, 92, 143.5, footer of 30 at
            195, next header at 225; content 488. Seen on Catalyst, iOS 26.
              https://github.com/Vercantez/openuikit/blob/main/golden/tableview_grouped.layout.json

            TABLE-10 (B) Subtitle cell: row of 70.5, secondary label at y 36, 19 high. Seen on
            Catalyst, iOS 26.
              https://github.com/Vercantez/openuikit/blob/main/golden/tableview_grouped.layout.json

            TABLE-11 (B) Inset grouped: the separator of the last row of a section spans 0 to 359,
            the others 16 to 343. Seen on Catalyst, iOS 26.
              https://github.com/Vercantez/openuikit/blob/main/golden/tableview_grouped.layout.json

            TABLE-12 (B) Value1 cell: the detail label ends at 343, with a disclosure indicator at
            324.5. Seen on Catalyst, iOS 26.
              https://github.com/Vercantez/openuikit/blob/main/golden/tableview_grouped.layout.json

            TABLE-13 (B) A selected row and the row above it lose their separators. Seen on
            Catalyst, iOS 26.
              https://github.com/Vercantez/openuikit/blob/main/golden/tableview_dark.layout.json

            TABLE-14 (B) Plain, sticky header: at offset 100 it is at 100; at 190 it is pushed to
            176.5 by the next one; at 248 the next one is pinned. Seen on Catalyst, iOS 26.
              https://github.com/Vercantez/openuikit/blob/main/Tests/OpenUIKitTests/TableViewTests.swift

            TABLE-15 (B) In a real window an inset grouped table has sides of 16. Seen on iOS 26
            simulator.
              https://github.com/Vercantez/openuikit/blob/main/docs/KNOWN_GAPS.md

            TABLE-16 (B) dequeueReusableCell(withIdentifier:) of an identifier that is not
            registered answers nil. Seen on Catalyst, iOS 26.
              https://github.com/Vercantez/openuikit/blob/main/Tests/OpenUIKitTests/TableViewTests.swift

            TABLE-17 (B) separatorStyle 1 (single line), separatorInset (0, 16, 0, 0) of the table
            and (0, 8, 0, 8) of a cell, layoutMargins 8 on all sides. Seen on Catalyst, macOS 27.
              charon:packages/a/apple-backports/facts/UIKit/ScrollViewsAndNavigation.md

            TABLE-18 (B) A row moved out of a deleted or into an inserted section, or more than one
            moved section: the table reloads and the provider is asked for all rows. Seen on
            Catalyst, macOS 27.
              charon:packages/a/apple-backports/facts/UIKit/UITableViewDiffableDataSource.md

            TABLE-19 (B) Item and section reloaded in a first apply: the provider is asked once in a
            table view, twice in a collection view. Seen on Catalyst, macOS 27.
              charon:packages/a/apple-backports/facts/UIKit/UITableViewDiffableDataSource.md

            TABLE-20 (B) Nil from the provider: 'UITableViewDiffableDataSource cell provider
            returned nil for index path <...> with item identifier '...', which is not allowed. You
            must always return a cell to the table view: <...>'; seen on Catalyst, macOS 27.
              charon:packages/a/apple-backports/facts/UIKit/UITableViewDiffableDataSource.md

            TABLE-21 (B) The class answers no editing or moving methods; a subclass does;
            defaultRowAnimation begins as automatic. Seen on Catalyst, macOS 27.
              charon:packages/a/apple-backports/facts/UIKit/UITableViewDiffableDataSource.md

            TABLE-22 (B) A section that does not exist: 'Invalid parameter not satisfying: section <
            _impl.numberOfSections'; seen on Catalyst, macOS 27.
              charon:packages/a/apple-backports/facts/UIKit/UITableViewDiffableDataSource.md

            TABLE-23 (B) performBatchUpdates runs its block inside the call and its completion after
            the call; exactly one completion; nil blocks and nested calls are allowed; finished is
            false for a table outside a window. Seen on Catalyst, macOS 27.
              charon:packages/a/apple-backports/facts/UIKit/UITableViewBatchUpdates.md

            TABLE-24 (C) A batch with a wrong number of rows raises 'Invalid update: invalid number
            of rows in section 0. The number of rows contained in an existing section after the
            update (N) must be equal to the number of rows contained in that section before the
            update (M), plus or minus the number of rows inserted or deleted from that section (I
            inserted, D deleted) and plus or minus the number of rows moved into or out of that
            section (0 moved in, 0 moved out).'; seen on iOS 5 to 14.
              https://github.com/couchbase/couchbase-lite-net/issues/45
              https://github.com/element-hq/element-ios/issues/2295
              https://github.com/Automattic/simplenote-ios/issues/730

            TABLE-25 (D) The message of [TABLE-24] has ' Table view: <...>' at its end. Seen on iOS
            15 (2022-03).
              https://github.com/paypal/paypalcheckout-ios/issues/98

            TABLE-26 (D) A batch with a wrong number of sections raises 'Invalid update: invalid
            number of sections. The number of sections contained in the table view after the update
            (1) must be equal to the number of sections contained in the table view before the
            update (1), plus or minus the number of sections inserted or deleted (1 inserted, 0
            deleted).'; seen on iOS 13.4 (UIKit-3920.31.102).
              https://github.com/wordpress-mobile/WordPress-iOS/issues/18224

            TABLE-27 (D) A batch with wrong counts raises 'Invalid batch updates detected: the
            number of sections and/or rows returned by the data source before and/or after
            performing the batch updates are inconsistent with the updates.', with the counts before
            and after as '1 section with row counts: [3]', and the updates as 'Delete row (0 - 1)'.
            The report has only 'before and after'; reports of collection views have the longer
            text. Seen on iOS 16.4 and later.
              https://github.com/exyte/Chat/issues/56

            TABLE-28 (D) UIKit raises 'attempt to delete row 9 from section 0 which only contains 0
            rows before the update'; seen on 2015.
              https://github.com/jayhickey/Longboxed-iOS/issues/23

            TABLE-29 (D) UIKit raises 'attempt to insert row 8 into section 0, but there are only 8
            rows in section 0 after the update'; seen on 2017.
              https://github.com/5calls/ios/issues/57

            TABLE-30 (D) UIKit raises 'attempt to insert row 0 into section 2, but there are only 2
            sections after the update'; seen on 2018.
              https://github.com/gsdios/SDAutoLayout/issues/261

            TABLE-31 (D) UIKit raises 'attempt to delete and reload the same index path
            (<NSIndexPath: 0x...> {length = 2, path = 0 - 0})'; seen on iOS 8.4.
              https://github.com/xmartlabs/XLData/issues/17

            TABLE-32 (D) A row that is reloaded and moved in one batch: 'attempt to perform a delete
            and a move from the same index path (...)'; seen on iOS 11.
              https://github.com/lionheart/openradar-mirror/issues/18100

            TABLE-33 (D) A batch that reloads row 1-0 and moves section 1 to 0 raises 'Invalid update:
            invalid number of rows in section 0.', with '(3)' rows before and after, and '(0
            inserted, 1 deleted)'. Seen on iOS 9.3.
              https://github.com/lionheart/openradar-mirror/issues/15192

            TABLE-38 (D) UIKit raises 'UITableView dataSource is not set'; seen on iOS 9.3
            (UIKit-3512.60.12).
              https://github.com/hsylife/SwiftyPickerPopover/issues/39

            TABLE-39 (C) UIKit raises 'unable to dequeue a cell with identifier X - must register a
            nib or a class for the identifier or connect a prototype cell in a storyboard' (the
            collection view's text is another one). Seen on iOS 10 (UIKit-3600.7.47) to 2022.
              https://github.com/renzifeng/ZFPlayer/issues/253
              https://github.com/amrhossam96/Netflix-clone/issues/7

            TABLE-40 (D) A second dequeueReusableCell(withIdentifier:for:) for the row that is asked
            for raises 'Attempted to dequeue multiple cells for the same index path, which is not
            allowed. If you really need to dequeue more cells than the table view is requesting,
            use the -dequeueReusableCellWithIdentifier: method (without an index path). Cell
            identifier: cell, index path: <NSIndexPath: 0x...> {length = 2, path = 0 - 0}'; new in
            iOS 11, by an engineer of UIKit. Seen on iOS 11 (UIKit-3698.33.7).
              https://github.com/kif-framework/KIF/issues/1040
              https://github.com/kif-framework/KIF/issues/1007

            TABLE-41 (D) dequeueReusableCell(withIdentifier:for:) with a path that the table does
            not know: 'request for rect at invalid index path (<NSIndexPath 0x...> 2 indexes [0,
            0])'; seen on iOS 6.
              https://github.com/lionheart/openradar-mirror/issues/14074

            TABLE-42 (D) rectForRow at an invalid path raises. Seen on iOS 6.
              https://github.com/lionheart/openradar-mirror

            TABLE-43 (D) UIKit raises 'request for rect of header in invalid section (1)'; seen on
            iOS 9 and 10.
              https://github.com/ml-opensource/FZAccordionTableView/issues/26

            TABLE-44 (D) scrollToRow of a row that does not exist: 'row (20) beyond bounds (0) for
            section (0).' Seen on iOS 5.
              https://github.com/photokandyStudios/gbible/issues/37

            TABLE-45 (D) scrollToRow of a row that does not exist: '-[UITableView
            _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (30) beyond bounds
            (30) for section (0).' Seen on iOS 7.
              https://github.com/evgzor/CustomDatePickerView/issues/3

            TABLE-46 (C) scrollToRow, NSRangeException: 'Attempted to scroll the table view to an
            out-of-bounds row (72) when there are only 72 rows in section 0. Table view: <...>';
            'out-of-bounds section (18) when there are only 1 sections'; seen on iOS 13 and later.
              https://github.com/itsmeichigo/DateTimePicker/issues/91
              https://github.com/Provenance-Emu/Provenance/issues/1876
              https://github.com/SURYAKANTSHARMA/CountryPicker/issues/54

            TABLE-47 (D) UIKit raises 'Requested the number of rows for section (0) which is out of
            bounds.'; seen on iOS 27.
              https://github.com/exyte/Chat/pull/292

            TABLE-48 (C) A layout outside a window is logged once: 'Warning once only: UITableView
            was told to layout its visible cells and other contents without being in the view
            hierarchy (the table view or one of its superviews has not been added to a window).
            ...'; seen on iOS 13 and later.
              https://github.com/Ranchero-Software/NetNewsWire/issues/3910
              https://github.com/ericberman/MyFlightbookiOS/issues/186
              https://github.com/tianzhuo112/VTMagic/issues/129

            TABLE-49 (D) Constraints that give the content view of a cell no height are logged once,
            and the row has the standard height: 'Warning once only: Detected a case where
            constraints ambiguously suggest a height of zero for a table view cell's content view.
            We're considering the collapse unintentional and using standard height instead.' In
            2025, 'Cell: <...>' follows. Seen on iOS 8 and later.
              https://github.com/xmartlabs/XLForm/issues/853
              https://github.com/ericberman/MyFlightbookiOS/issues/379

            TABLE-52 (B) estimatedRowHeight is automatic (44) since iOS 11 and 0 before: 100 rows of
            50 begin with a content of 4400. Seen on iOS 11.
              https://itworkman.com/explain-the-estimatedrowheight-property-in-ios11

            TABLE-53 (B) The delegate's row height includes the separator: a row of 44 has a content
            view of 43.5 at scale 2. Seen on iOS 9 and later.
              https://github.com/TextureGroup/Texture

            TABLE-54 (D) If the estimated height of headers is 0, the header of section 0 of a grouped
            table is never asked for; with 10 it is. Seen on iOS 10, and on iOS 8 if no method for
            heights is implemented.
              https://github.com/lionheart/openradar-mirror/issues/16674
              https://github.com/lionheart/openradar-mirror/issues/3067

            TABLE-55 (D) indexPathForRow(at:) in the header of a later section answers the first row
            of that section; in the first header nil. Seen on iOS 6.
              https://github.com/lionheart/openradar-mirror/issues/14087

            TABLE-59 (D) prepareForReuse of a table cell removes all animations of the cell. Seen on
            iOS 12.2.
              https://github.com/lionheart/openradar-mirror/issues/21027

            TABLE-60 (D) A table view with estimated row heights that has a header or footer view
            before its data source asks the data source for the rows of section 0 before the number
            of sections, also if there are no sections. Seen on iOS 10 (2016-11).
              https://github.com/RxSwiftCommunity/RxDataSources/pull/75
              https://github.com/RxSwiftCommunity/RxDataSources/pull/129

            TABLE-61 (D) A row that moves out of a section that is deleted raises 'cannot move a row
            from a deleted section', and one that moves into a section that is inserted raises
            'cannot move a row into a newly inserted section (2)'. Seen on iOS 7 (2014).
              https://github.com/SwiftKickMobile/TLIndexPathTools/issues/20
              https://github.com/SwiftKickMobile/TLIndexPathTools/issues/13

            TABLE-62 (C) After reloadData(), the cells and the rows on screen are there when they are
            asked for, before the next layout. Tests of TableKit rely on it, on iOS 10 to 13.
              https://github.com/maxsokolov/TableKit/blob/master/Tests/TableKitTests.swift

            TABLE-63 (C) In a table view that was never in a window and was not laid out, an update is
            not checked against the counts. Tests of TableViewKit and OKTableViewLiaison rely on it,
            on iOS 9 to 12. The exact rule is unknown.
              https://github.com/eventbrite/TableViewKit
              https://github.com/okcupid/OKTableViewLiaison

            TABLE-64 (C) The margins of the content view of a cell are 11 points at the top and the
            bottom and, in a table 414 points wide, 20 at the sides: in a content view of 414x97.5 a
            view that fills the margins has the frame (20, 11, 374, 75.5). In narrower tables they
            are 16 at the sides.
              https://github.com/duckduckgo/iOS/blob/develop/DuckDuckGo/Debug.storyboard

            TABLE-65 (C) In a grouped table, the text of a header's label is the title in capital
            letters.
              https://github.com/xmartlabs/Eureka/issues/1609
              https://github.com/xmartlabs/Eureka/issues/2250

            TABLE-66 (C) 'Changing the translatesAutoresizingMaskIntoConstraints property of the
            contentView of a UITableViewCell is not supported and will result in undefined behavior,
            as this property is managed by the owning UITableViewCell'. In the model the content view
            keeps the frame that the cell gives it.
              https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/370
              https://github.com/wordpress-mobile/WordPress-iOS/issues/18114
            """)
}
