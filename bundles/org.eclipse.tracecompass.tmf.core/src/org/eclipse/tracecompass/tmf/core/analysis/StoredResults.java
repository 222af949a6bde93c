package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/**
 * The state of the stored results of one analysis: whether they were read or computed, and their
 * problems.
 *
 * <p>Damaged results are discarded and computed again automatically, so that the next reader gets
 * correct ones. Meanwhile, the analysis counts as running. This is done {@value #MOST_REPAIRS}
 * times per analysis, so that a broken disk does not keep it busy forever. Thread-safe.
 */
public final class StoredResults {

    /** Reads all stored data to detect damage. */
    @FunctionalInterface
    public interface Verifier {

        /**
         * Reads all stored data.
         *
         * @param cancelled asked from time to time whether to stop
         * @throws java.io.UncheckedIOException if it is damaged
         */
        void verify(BooleanSupplier cancelled);
    }

    /** How often the results of an analysis are computed again before the analysis gives up. */
    public static final int MOST_REPAIRS = 2;

    private static final System.Logger LOGGER = LazyLogger.of(StoredResults.class);

    private static final int MOST_REPORTS = 100;

    private static final Deque<String> REPORTS = new ArrayDeque<>();
    private static long reported;

    /** The number of analyses about to run again; guarded by {@link #REPORTS}. */
    private static int repairing;

    private final TmfAbstractAnalysisModule module;
    private volatile @Nullable Verifier verifier;
    private volatile boolean underRepair;
    private int repairs;

    StoredResults(TmfAbstractAnalysisModule module) {
        this.module = module;
    }

    /** Returns how often results turned out to be damaged in this process. */
    public static long damages() {
        synchronized (REPORTS) {
            return reported;
        }
    }

    /**
     * Returns what was damaged, a sentence each.
     *
     * @param since what {@link #damages} returned earlier; only later damage counts
     */
    public static List<String> damagesSince(long since) {
        synchronized (REPORTS) {
            List<String> sentences = new ArrayList<>(REPORTS);
            int wanted = (int) Math.min(sentences.size(), Math.max(0, reported - since));
            return sentences.subList(sentences.size() - wanted, sentences.size());
        }
    }

    /** Returns whether the latest run has used stored results instead of computing them. */
    public boolean areReused() {
        return verifier != null;
    }

    /** Returns how often results were damaged, and discarded, since the analysis was created. */
    public synchronized int getRepairs() {
        return repairs;
    }

    /** Returns whether damaged results are being replaced. */
    public boolean areBeingRepaired() {
        return underRepair;
    }

    /**
     * Reads all that was stored in an earlier run, so that damage shows and is repaired; does
     * nothing if the results were computed.
     *
     * @param cancelled asked from time to time whether to stop
     * @throws java.io.UncheckedIOException if it is damaged
     */
    public void verify(BooleanSupplier cancelled) {
        Verifier verifier = this.verifier;
        if (verifier != null) {
            verifier.verify(cancelled);
        }
    }

    /** The run uses stored results; called by the analysis. */
    public void opened(Verifier verifier) {
        this.verifier = verifier;
    }

    /** The run computes its results; called by the analysis. */
    public void computing() {
        verifier = null;
    }

    /**
     * Stored results are damaged; called by their reader, on any thread and as often as they like.
     * Returns at once; the results are discarded and computed again in the background.
     *
     * @param sentence says for the user which results are damaged and that they are made again
     * @param cause says what is wrong
     */
    public void damaged(String sentence, Throwable cause) {
        synchronized (this) {
            if (underRepair) {
                return;
            }
            if (repairs >= MOST_REPAIRS) {
                LOGGER.log(System.Logger.Level.ERROR, "Damaged again: " + sentence, cause);
                return;
            }
            repairs++;
            underRepair = true;
        }
        try {
            begin(sentence);
            LOGGER.log(System.Logger.Level.WARNING, sentence, cause);
            Thread thread = new Thread(this::repair, "Repair of " + module.getName());
            thread.setDaemon(true);
            thread.start();
        } catch (RuntimeException | Error e) {
            end();
            throw e;
        }
    }

    private static void begin(String sentence) {
        synchronized (REPORTS) {
            repairing++;
            reported++;
            REPORTS.add(sentence);
            if (REPORTS.size() > MOST_REPORTS) {
                REPORTS.remove();
            }
        }
    }

    private void repair() {
        try {
            module.discardResults();
            module.schedule();
        } catch (RuntimeException | Error e) {
            LOGGER.log(
                    System.Logger.Level.ERROR,
                    "The damaged results of " + module.getName() + " cannot be replaced",
                    e);
        } finally {
            end();
        }
    }

    private void end() {
        underRepair = false;
        synchronized (REPORTS) {
            repairing--;
            REPORTS.notifyAll();
        }
    }

    /**
     * Waits until all results that turned out to be damaged are discarded, and the analyses that
     * replace them are scheduled.
     *
     * @throws InterruptedException if the thread is interrupted
     */
    public static void awaitRepairs() throws InterruptedException {
        synchronized (REPORTS) {
            while (repairing > 0) {
                REPORTS.wait();
            }
        }
    }
}
