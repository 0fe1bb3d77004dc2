// The compiler looks for this module if a file imports both `Testing` and `UIKit`.
// On Apple's systems it adds attachments of images.
// On Linux it is empty, so that the import resolves.
