/// The screens of all exhibits whose scenarios run the code that their pages show.
@MainActor
public enum ExhibitScreens {
    public static let all: [any ExhibitScreen.Type] = [
        CellsNeverDequeuedMistake.self, CellsNeverDequeuedFix.self,
        CheckmarkOnOtherRowsMistake.self, CheckmarkOnOtherRowsFix.self,
        PictureOfAnotherRowMistake.self, PictureOfAnotherRowFix.self,
        StyleLeftOverMistake.self, StyleLeftOverFix.self,
        SubviewAtEveryReuseMistake.self, SubviewAtEveryReuseFix.self,
    ]
}
