package org.eclipse.tracecompass.statesystem.core.backend;

/**
 * The origin of a history: its trace and the rules that built it. A history file keeps a digest of
 * both (SHA-256, cut to 128 bits) and is not opened for another origin.
 *
 * @param source identifies what is analysed, for instance by a digest of its content; empty if that
 *     is not known
 * @param rules what the states depend on besides the source and the version of the state provider,
 *     such as parameters or declarations; empty for nothing
 */
public record HistoryOrigin(String source, String rules) {

    /** Not known: a history of any origin is opened. */
    public static final HistoryOrigin UNKNOWN = new HistoryOrigin("", "");

    /** Whether anything is known of the origin. */
    public boolean isKnown() {
        return !source.isEmpty() || !rules.isEmpty();
    }
}
