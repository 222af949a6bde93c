package org.eclipse.tracecompass.common.core.text;

/** Halves of characters beyond 16 bits. */
final class Surrogates {

    private Surrogates() {}

    /** Returns whether the surrogate at a place has its other half beside it. */
    static boolean isPaired(String text, int at) {
        return Character.isHighSurrogate(text.charAt(at))
                ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
                : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
    }
}
