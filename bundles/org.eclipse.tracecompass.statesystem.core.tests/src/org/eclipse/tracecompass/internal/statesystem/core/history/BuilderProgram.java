package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.io.File;
import java.io.IOException;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;

/**
 * A program that builds a history, to be run in a process of its own: {@code BuilderProgram file
 * changes}. It prints a line when it has begun, when all changes are made, and when the history is
 * closed; before it closes it, it waits for a line of input. What it is refused it prints, too.
 */
final class BuilderProgram {

    static final String BEGUN = "begun";
    static final String CHANGED = "changed";
    static final String CLOSED = "closed";
    static final String REFUSED = "refused: ";

    static final int VERSION = 4;
    static final int ATTRIBUTES = 20;

    private static final int BLOCK = 16;

    /** What {@code BEGUN} means: so much is in the file. */
    private static final int FIRST_CHANGES = 5000;

    private BuilderProgram() {}

    public static void main(String[] args) throws IOException {
        HistoryBackend backend;
        try {
            backend = create(new File(args[0]));
        } catch (IOException e) {
            System.out.println(REFUSED + e.getMessage());
            return;
        }
        ITmfStateSystemBuilder ss = StateSystemFactory.newStateSystem(backend);
        long changes = Long.parseLong(args[1]);
        change(ss, 0, Math.min(changes, FIRST_CHANGES));
        System.out.println(BEGUN);
        change(ss, FIRST_CHANGES, changes);
        System.out.println(CHANGED);
        System.in.read();
        ss.closeHistory(changes);
        System.out.println(CLOSED);
        System.in.read();
        ss.dispose();
    }

    static HistoryBackend create(File file) throws IOException {
        return HistoryBackend.create("p", file, VERSION, 0, BLOCK, new BlockCache(1 << 20));
    }

    /** Changes attributes in turn; the value at a time is the time. */
    static void change(ITmfStateSystemBuilder ss, long from, long to) {
        for (long t = from; t < to; t++) {
            int attribute = (int) (t % ATTRIBUTES);
            int quark = ss.getQuarkAbsoluteAndAdd("a" + attribute);
            ss.modifyAttribute(t, t, quark);
        }
    }

    /** Tells whether all states of a history with so many changes are right at a time. */
    static boolean isRight(ITmfStateSystem ss, long t) {
        for (int attribute = 0; attribute < ATTRIBUTES; attribute++) {
            long last = t - (t - attribute) % ATTRIBUTES;
            int quark = ss.getQuarkAbsolute("a" + attribute);
            if (t >= ATTRIBUTES
                    && !Long.valueOf(last).equals(ss.querySingleState(t, quark).getValue())) {
                return false;
            }
        }
        return true;
    }
}
