package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

/**
 * The limits of a declaration file. The limits keep a hostile file from exhausting memory or the
 * stack, here or in what walks over the result; honest files are far from them.
 */
public final class Limits {

    /** Characters of a file. */
    public static final int CHARACTERS = 1_000_000;

    /** Tables, types, rules and views of a file. */
    public static final int DEFINITIONS = 2_000;

    /** Lines of a file that give attributes types, or that are views. */
    public static final int PATTERNS = 200;

    /** Characters of all patterns of a file; each is compared with all paths of the file. */
    public static final int PATTERN_CHARACTERS = 20_000;

    /**
     * Blocks in each other, an {@code else if} too. In XML a block is two elements deep, and Java's
     * parser takes no more than 100.
     */
    public static final int DEPTH = 40;

    /** Operands, operators and parentheses of the expressions of a statement. */
    public static final int PARTS = 500;

    /** Names in a path. */
    public static final int SEGMENTS = 64;

    /** Characters of a name. */
    public static final int NAME = 1_000;

    /** Problems that are reported of a file. */
    public static final int PROBLEMS = 100;

    private Limits() {}
}
