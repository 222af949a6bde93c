package org.eclipse.tracecompass.common.core.text;

/**
 * A regular expression takes too long on a text. The message is a sentence for the user, without a
 * full stop.
 */
public final class CostlyPatternException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private static final int SHOWN = 60;

    CostlyPatternException(String pattern, CharSequence text) {
        super(
                "The regular expression '%s' takes too long on '%s'; simplify it"
                        .formatted(shortened(pattern), shortened(text)));
    }

    private static String shortened(CharSequence text) {
        return ControlCharacters.escape(
                text.length() <= SHOWN ? text.toString() : text.subSequence(0, SHOWN) + "…");
    }
}
