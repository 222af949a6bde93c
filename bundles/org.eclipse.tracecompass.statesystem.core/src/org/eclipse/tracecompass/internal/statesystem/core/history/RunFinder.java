package org.eclipse.tracecompass.internal.statesystem.core.history;

/**
 * Finds the runs of some attributes in block after block, whichever way is the fastest, in the
 * order of quarks: {@link #enter} goes to a block, and {@link #next} from run to run. Not
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

    /** The count of runs that were not looked for before the walk. */
    private static final int UNKNOWN = -1;

    private final QuarkSet quarks;

    /** The runs that were found, and the place of the next one. */
    private int[] runs = new int[0];

    /** Their attributes, if the block was searched for each of them. */
    private int[] runQuarks = new int[0];

    private int count;
    private int next;

    /** Whether most runs lie between those that were found. */
    private boolean jumps;

    RunFinder(QuarkSet quarks) {
        this.quarks = quarks;
    }

    /** Whether most runs of a block are of other attributes, so that walking takes too long. */
    boolean isSearchedFor(HistoryBlock block) {
        int[] few = quarks.values();
        int factor = block.hasQuarkBitmap() ? SEARCH_FACTOR_WITH_BITMAP : SEARCH_FACTOR;
        return few != null && few.length * factor < block.runs();
    }

    /** Goes to a block. Returns a cursor that {@link #next} leads to the runs. */
    RunCursor enter(HistoryBlock block) {
        int[] few = quarks.values();
        next = 0;
        jumps = false;
        count = UNKNOWN;
        if (few != null && isSearchedFor(block)) {
            search(block, few);
        } else if (few != null && !block.hasQuarkBitmap()) {
            makeRoom(block.runs());
            count = quarks.findRuns(block, runs);
            jumps = count * WALK_FACTOR < block.runs();
        }
        return new RunCursor(block);
    }

    private void search(HistoryBlock block, int[] few) {
        makeRoom(few.length);
        int found = 0;
        for (int quark : few) {
            int run = block.findRun(quark);
            if (run >= 0) {
                runs[found] = run;
                runQuarks[found++] = quark;
            }
        }
        count = found;
        jumps = true;
    }

    private void makeRoom(int size) {
        if (runs.length < size) {
            runs = new int[size];
            runQuarks = new int[size];
        }
    }

    /** Leads the cursor of the block to the next run of the attributes; false if there is none. */
    boolean next(RunCursor cursor) {
        if (count == UNKNOWN) {
            while (cursor.next()) {
                if (quarks.contains(cursor.quark())) {
                    return true;
                }
            }
            return false;
        }
        if (next == count) {
            return false;
        }
        int run = runs[next];
        if (jumps) {
            cursor.jump(run, runQuarks[next]);
        } else {
            while (cursor.run() < run) {
                cursor.next();
            }
        }
        next++;
        return true;
    }
}
