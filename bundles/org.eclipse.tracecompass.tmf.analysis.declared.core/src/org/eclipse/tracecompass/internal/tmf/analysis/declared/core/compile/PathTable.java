package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

/**
 * Where the attributes of one shape of path, such as {@code Threads/<number>/Status}, are
 * remembered by the variable parts: in a column of the {@linkplain PathLevel levels} below a root,
 * which other shapes use too. Finding one costs a hash of a number (or text) per variable part, and
 * that only for the first path of an event which has the part; it allocates nothing. All paths of a
 * shape share a table, so what a rule creates, another one reads.
 */
final class PathTable {

    private final PathLevel root;
    private final int column;
    private final PathMemory memory;

    PathTable(PathLevel root, int column, PathMemory memory) {
        this.root = root;
        this.column = column;
        this.memory = memory;
    }

    PathLevel root() {
        return root;
    }

    int column() {
        return column;
    }

    /** Returns what all tables together may remember. */
    PathMemory memory() {
        return memory;
    }
}
