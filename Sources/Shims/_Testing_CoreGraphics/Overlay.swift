// Swift Testing looks for this module when a file imports both `Testing` and `CoreGraphics`. On Apple's systems it adds
// attachments of images; here there is nothing to add, but the import has to resolve.
