package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.function.Consumer;

/**
 * Finds the runs of some attributes in block after block, whichever way is the fastest. Not
 * thread-safe.
 */
final class RunFinder {

    /**
     * A block with this many times more runs than attributes is searched for each of them; that is
     * cheap where a bitmap tells at once if one is there.
     */
    private static final int SEARCH_FACTOR = 16;

    private static final int SEARCH_FACTOR_WITH_BITMAP = 2;

    /** A block with fewer runs than this per wanted attribute is walked, run by run. */
    private static final int WALK_FACTOR = 8;

    private final QuarkSet quarks;
    private int[] runs = new int[0];

    RunFinder(QuarkSet quarks) {
        this.quarks = quarks;
    }

    /** Whether most runs of a block are of other attributes, so that walking takes too long. */
    boolean isSearchedFor(HistoryBlock block) {
        int[] few = quarks.values();
        int factor = block.hasQuarkBitmap() ? SEARCH_FACTOR_WITH_BITMAP : SEARCH_FACTOR;
        return few != null && few.length * factor < block.runs();
    }

    /** Shows the runs of the attributes in a block, in the order of quarks. */
    void find(HistoryBlock block, Consumer<RunCursor> found) {
        int[] few = quarks.values();
        if (few != null && isSearchedFor(block)) {
            for (int quark : few) {
                int run = block.findRun(quark);
                if (run >= 0) {
                    found.accept(new RunCursor(block, run, quark));
                }
            }
        } else if (few != null && !block.hasQuarkBitmap()) {
            findFirst(block, found);
        } else {
            RunCursor cursor = new RunCursor(block);
            while (cursor.next()) {
                if (quarks.contains(cursor.quark())) {
                    found.accept(cursor);
                }
            }
        }
    }

    /** Finds the runs first, without a branch for each; they may be few. */
    private void findFirst(HistoryBlock block, Consumer<RunCursor> found) {
        if (runs.length < block.runs()) {
            runs = new int[block.runs()];
        }
        int count = quarks.findRuns(block, runs);
        if (count * WALK_FACTOR < block.runs()) {
            for (int i = 0; i < count; i++) {
                int run = runs[i];
                found.accept(new RunCursor(block, run, block.quark(run)));
            }
            return;
        }
        RunCursor cursor = new RunCursor(block);
        for (int i = 0; i < count && cursor.next(); ) {
            if (cursor.run() == runs[i]) {
                found.accept(cursor);
                i++;
            }
        }
    }
}
