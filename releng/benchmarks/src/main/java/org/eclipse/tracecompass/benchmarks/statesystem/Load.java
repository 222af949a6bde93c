package org.eclipse.tracecompass.benchmarks.statesystem;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;

/**
 * A load that anyone can repeat: changes of attributes drawn from a Zipf law (the k-th of them with
 * a probability in proportion to 1/k), time steps uniform in 0..199 ns, values uniform in 0..999,
 * or 64 distinct texts of 15 to 35 letters. The same seed gives the same load; it is drawn
 * beforehand, so that building measures building.
 */
public final class Load {

    /** The number of values, or of texts. */
    private static final int INT_VALUES = 1000;

    private static final int TEXT_VALUES = 64;
    private static final int MIN_TEXT = 15;
    private static final int MAX_TEXT = 35;
    private static final int MAX_STEP = 200;
    private static final int PROVIDER_VERSION = 1;
    private static final int QUEUE_SIZE = 10_000;

    private final int changes;
    private final int attributes;
    private final int[] quarks;
    private final short[] steps;
    private final short[] choices;
    private final Object[] values;

    /**
     * Draws a load.
     *
     * @param changes how many changes; above 10 million the first 10 million are repeated
     * @param attributes how many attributes
     * @param texts true for texts, false for integers
     */
    public Load(int changes, int attributes, boolean texts) {
        SplittableRandom random = new SplittableRandom(42);
        this.changes = changes;
        this.attributes = attributes;
        int drawn = Math.min(changes, 10_000_000);
        quarks = new int[drawn];
        steps = new short[drawn];
        choices = new short[drawn];
        double[] cumulated = zipf(attributes);
        int choices = texts ? TEXT_VALUES : INT_VALUES;
        for (int i = 0; i < drawn; i++) {
            int found = Arrays.binarySearch(cumulated, random.nextDouble());
            quarks[i] = Math.min(found < 0 ? -found - 1 : found, attributes - 1);
            steps[i] = (short) random.nextInt(MAX_STEP);
            this.choices[i] = (short) random.nextInt(choices);
        }
        values = new Object[choices];
        for (int i = 0; i < choices; i++) {
            values[i] = texts ? text(random) : (Object) i;
        }
    }

    private static double[] zipf(int attributes) {
        double[] cumulated = new double[attributes];
        double sum = 0;
        for (int i = 0; i < attributes; i++) {
            sum += 1.0 / (i + 1);
            cumulated[i] = sum;
        }
        for (int i = 0; i < attributes; i++) {
            cumulated[i] /= sum;
        }
        return cumulated;
    }

    private static String text(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(MIN_TEXT, MAX_TEXT + 1); i > 0; i--) {
            text.append((char) random.nextInt('a', 'z' + 1));
        }
        return text.toString();
    }

    /**
     * Builds a history and closes it.
     *
     * @param file the file; null for a history in memory
     * @return the state system
     */
    public ITmfStateSystem build(File file) {
        try {
            IStateHistoryBackend backend =
                    file == null
                            ? StateHistoryBackendFactory.createInMemoryBackend("load", 0)
                            : StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                    "load", file, PROVIDER_VERSION, 0, QUEUE_SIZE);
            ITmfStateSystemBuilder ss = StateSystemFactory.newStateSystem(backend);
            for (int i = 0; i < attributes; i++) {
                ss.getQuarkAbsoluteAndAdd(Integer.toString(i));
            }
            long t = 0;
            int next = 0;
            for (int i = 0; i < changes; i++) {
                t += steps[next];
                ss.modifyAttribute(t, values[choices[next]], quarks[next]);
                next = next + 1 == quarks.length ? 0 : next + 1;
            }
            ss.closeHistory(t);
            return ss;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Opens a history that was built before.
     *
     * @param file the file
     * @return the state system
     */
    public static ITmfStateSystem open(File file) {
        try {
            return StateSystemFactory.newStateSystem(
                    StateHistoryBackendFactory.createHistoryTreeBackendExistingFile(
                            "load", file, PROVIDER_VERSION),
                    false);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Picks attributes evenly, the busy and the quiet ones.
     *
     * @param count how many
     * @return their quarks
     */
    public List<Integer> someQuarks(int count) {
        List<Integer> quarks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            quarks.add((int) ((long) i * attributes / count));
        }
        return quarks;
    }

    /**
     * Makes the times of a picture.
     *
     * @param start the first time
     * @param end the last time
     * @param count how many, evenly spaced
     * @return the times
     */
    public static List<Long> times(long start, long end, int count) {
        List<Long> times = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            times.add(start + (long) ((double) (end - start) * i / (count - 1)));
        }
        return times;
    }
}
