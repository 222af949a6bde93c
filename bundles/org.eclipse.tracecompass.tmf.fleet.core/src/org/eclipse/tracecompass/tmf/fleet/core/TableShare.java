package org.eclipse.tracecompass.tmf.fleet.core;

import java.io.Serializable;

/**
 * Which files of tables one of several tasks writes, of those of a trace. Files next to each other
 * cost about the same, so they are dealt out in turn.
 *
 * @param number the number of the task, from 0
 * @param of how many tasks there are
 */
public record TableShare(int number, int of) implements Serializable {

    /** All files. */
    public static final TableShare ALL = new TableShare(0, 1);

    /** Returns whether a file is in it, by the number of the file. */
    boolean has(int file) {
        return file % of == number;
    }
}
