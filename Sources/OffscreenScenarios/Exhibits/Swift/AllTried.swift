extension SymptomCheck {
    static let all: [SymptomCheck] = [
        exhibit1, exhibit2, exhibit3, exhibit4, exhibit5, exhibit6, exhibit7, exhibit8, exhibit9, exhibit10, exhibit11,
        exhibit12,
        exhibit13, exhibit14, exhibit15, exhibit16, exhibit17, exhibit18, exhibit19, exhibit20, exhibit21, exhibit22,
        exhibit23, exhibit24,
        exhibit25, exhibit26, exhibit27, exhibit28, exhibit29, exhibit30, exhibit31, exhibit32, exhibit33, exhibit34,
        exhibit35, exhibit36,
        exhibit37, exhibit38, exhibit39, exhibit40, exhibit41, exhibit42, exhibit43, exhibit44, exhibit45, exhibit46,
        exhibit47, exhibit48,
        exhibit49, exhibit50, exhibit51, exhibit52, exhibit53, exhibit54, exhibit55, exhibit56, exhibit57, exhibit58,
        exhibit59, exhibit60,
        exhibit61, exhibit62, exhibit63, exhibit64,
    ]
}
