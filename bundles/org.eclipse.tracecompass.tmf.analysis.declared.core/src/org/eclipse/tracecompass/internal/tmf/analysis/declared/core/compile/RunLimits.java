package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

/**
 * The resource limits of a declaration. Declarations come with traces, so they are as trustworthy
 * as these; a rule that goes beyond a limit fails with a message and the others go on.
 *
 * @param attributes how many attributes its history may have
 * @param stackDepth how many values a stack may have
 * @param textLength how many characters a text may have: a value, or a name in a path
 * @param characters how many characters may be in memory: those of the names of attributes, of the
 *     values they have, and of notes, each by itself
 * @param statements how many statements may be compiled, each again for other types of events
 */
public record RunLimits(
        int attributes, int stackDepth, int textLength, int characters, int statements) {

    /** Beyond what any useful declaration does. */
    public static final RunLimits DEFAULT =
            new RunLimits(2_000_000, 1_000, 4_096, 64_000_000, 2_000_000);
}
