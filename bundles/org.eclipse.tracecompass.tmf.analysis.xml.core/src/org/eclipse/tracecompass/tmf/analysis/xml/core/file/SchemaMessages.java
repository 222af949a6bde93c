package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;

/** Turns the messages of the XML parser into words for users. */
final class SchemaMessages {

    private static final Pattern CODE = Pattern.compile("^[a-z]+-[A-Za-z0-9.\\-]+: ");

    private static final Pattern WRONG_CHILD =
            Pattern.compile(
                    ".*starting with element '([^']*)'\\. One of '\\{(.*)\\}' is expected\\.",
                    Pattern.DOTALL);

    private static final Pattern NO_CHILD =
            Pattern.compile(
                    ".*starting with element '([^']*)'\\. No child element is expected.*",
                    Pattern.DOTALL);

    private static final Pattern INCOMPLETE =
            Pattern.compile(
                    "The content of element '([^']*)' is not complete\\. One of '\\{(.*)\\}' is"
                            + " expected\\.",
                    Pattern.DOTALL);

    private SchemaMessages() {}

    static String plain(@Nullable String message) {
        if (message == null) {
            return "The file cannot be read";
        }
        if (message.contains("DOCTYPE")) {
            return "A document type is not allowed; remove the DOCTYPE";
        }
        String text = CODE.matcher(message).replaceFirst("");
        Matcher child = WRONG_CHILD.matcher(text);
        if (child.matches()) {
            return "The element <"
                    + child.group(1)
                    + "> is not allowed here; expected is "
                    + elements(child.group(2));
        }
        Matcher none = NO_CHILD.matcher(text);
        if (none.matches()) {
            return "The element <" + none.group(1) + "> is not allowed here; remove it";
        }
        Matcher incomplete = INCOMPLETE.matcher(text);
        if (incomplete.matches()) {
            return "The element <"
                    + incomplete.group(1)
                    + "> is incomplete; add "
                    + elements(incomplete.group(2));
        }
        return text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
    }

    private static String elements(String names) {
        // the element that those of plug-ins substitute is never written itself
        String written = names.replace("\"", "").replace(", extra", "");
        return "<" + written.replace(", ", ">, <") + ">";
    }
}
