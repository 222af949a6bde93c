package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;

/**
 * Declarations as XML. They say the same as the text, and either can be made of the other without
 * loss: {@code StatesXml.parse(StatesXml.print(file), source)} has a file equal to the first one,
 * its comments too.
 */
public final class StatesXml {

    private static final String FIRST_CHANGE = '<' + XmlStatements.CHANGE;
    private static final String OPEN = '<' + XmlFile.ROOT + '>';
    private static final String CLOSE = "</" + XmlFile.ROOT + '>';

    private StatesXml() {}

    /** Returns the XML of a file. */
    public static String print(StatesFile file) {
        return XmlPrinter.print(file);
    }

    /**
     * Reads XML. A document that is nothing but {@code <statechange>} elements needs no root.
     *
     * @param xml the document
     * @param source where it comes from, for messages; a path gives it a name
     */
    public static Parsed parse(String xml, String source) {
        Problems problems = new Problems(source);
        if (xml.length() > Limits.CHARACTERS) {
            return StatesLanguage.tooLong(source, problems);
        }
        String name = StatesLanguage.nameOf(source);
        String text =
                (xml.startsWith("\ufeff") ? xml.substring(1) : xml)
                        .replace("\r\n", "\n")
                        .replace('\r', '\n');
        boolean bare = text.stripLeading().startsWith(FIRST_CHANGE);
        try {
            XmlNode root =
                    bare ? XmlTree.read(OPEN + text + CLOSE, OPEN.length()) : XmlTree.read(text, 0);
            StatesFile file = new XmlFile(source, problems).file(root, name, source);
            return new Parsed(file, problems.list());
        } catch (SyntaxError e) {
            problems.error(e);
            return new Parsed(StatesLanguage.empty(name, source), problems.list());
        }
    }
}
