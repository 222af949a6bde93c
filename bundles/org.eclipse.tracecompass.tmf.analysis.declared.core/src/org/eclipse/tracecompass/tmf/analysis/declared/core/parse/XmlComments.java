package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

/** Comments of XML, in which two hyphens cannot stand beside each other. */
final class XmlComments {

    private static final String AMPERSAND = "&amp;";
    private static final String HYPHEN = "&#45;";

    private XmlComments() {}

    /** Returns what stands between the marks of a comment; a blank on each side keeps off those. */
    static String encode(String comment) {
        return ' ' + comment.replace("&", AMPERSAND).replace("--", '-' + HYPHEN) + ' ';
    }

    static String decode(String text) {
        return text.replace(HYPHEN, "-").replace(AMPERSAND, "&");
    }
}
