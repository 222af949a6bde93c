package org.eclipse.tracecompass.tmf.ui.views.histogram;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Counts events over time in a fixed number of buckets, for a trace of any length. All buckets are
 * 1 ns long at first. When an event is beyond the last bucket, neighbours are merged, so that a
 * bucket is twice as long, until the event fits. When an event is before the first bucket, the
 * buckets move. Times are ns since the epoch. Thread-safe.
 *
 * @since 9.5.0
 */
public class HistogramDataModel implements IHistogramDataModel {

    /** The number of buckets of a model for which no other is wanted. */
    public static final int DEFAULT_NUMBER_OF_BUCKETS = 16 * 1000;

    /** Listeners are called after each so many events. */
    public static final int REFRESH_FREQUENCY = DEFAULT_NUMBER_OF_BUCKETS;

    private final int nbBuckets;
    private final HistogramBucket[] buckets;
    private final long[] lostEvents;
    private final List<IHistogramModelListener> listeners = new CopyOnWriteArrayList<>();
    private ITmfTrace trace;
    private List<ITmfTrace> traces = List.of();
    private long bucketDuration;
    private long nbEvents;
    private int lastBucket;
    private long firstBucketTime;
    private long startTime;
    private long endTime;
    private long selectionBegin;
    private long selectionEnd;

    /** A model that starts at 0 and has the default number of buckets. */
    public HistogramDataModel() {
        this(0, DEFAULT_NUMBER_OF_BUCKETS);
    }

    /**
     * @param startTime the start of the first bucket
     */
    public HistogramDataModel(long startTime) {
        this(startTime, DEFAULT_NUMBER_OF_BUCKETS);
    }

    /**
     * @param nbBuckets the number of buckets
     */
    public HistogramDataModel(int nbBuckets) {
        this(0, nbBuckets);
    }

    /**
     * @param startTime the start of the first bucket
     * @param nbBuckets the number of buckets
     * @throws IllegalArgumentException if there is no bucket
     */
    public HistogramDataModel(long startTime, int nbBuckets) {
        if (nbBuckets < 1) {
            throw new IllegalArgumentException(
                    "A histogram with " + nbBuckets + " buckets: it needs at least 1");
        }
        this.nbBuckets = nbBuckets;
        buckets = new HistogramBucket[nbBuckets];
        lostEvents = new long[nbBuckets];
        clear();
        firstBucketTime = startTime;
        this.startTime = startTime;
        endTime = startTime;
    }

    /** A copy of a model, without its listeners. */
    public HistogramDataModel(HistogramDataModel other) {
        synchronized (other) {
            nbBuckets = other.nbBuckets;
            buckets = new HistogramBucket[nbBuckets];
            for (int i = 0; i < nbBuckets; i++) {
                HistogramBucket bucket = other.buckets[i];
                buckets[i] = bucket == null ? null : new HistogramBucket(bucket);
            }
            lostEvents = other.lostEvents.clone();
            trace = other.trace;
            traces = other.traces;
            bucketDuration = other.bucketDuration;
            nbEvents = other.nbEvents;
            lastBucket = other.lastBucket;
            firstBucketTime = other.firstBucketTime;
            startTime = other.startTime;
            endTime = other.endTime;
            selectionBegin = other.selectionBegin;
            selectionEnd = other.selectionEnd;
        }
    }

    /** Forgets the listeners. */
    public void dispose() {
        listeners.clear();
    }

    // --- what it counts

    /** The number of events; lost events do not count. */
    public synchronized long getNbEvents() {
        return nbEvents;
    }

    /** The number of buckets. */
    public int getNbBuckets() {
        return nbBuckets;
    }

    /** The length of a bucket in ns. */
    public synchronized long getBucketDuration() {
        return bucketDuration;
    }

    /** The start of the first bucket. */
    public synchronized long getFirstBucketTime() {
        return firstBucketTime;
    }

    /** The time of the first event, or the start of the range that was set. */
    public synchronized long getStartTime() {
        return startTime;
    }

    /** The time of the last event, or the end of the range that was set. */
    public synchronized long getEndTime() {
        return endTime;
    }

    /** The end of the last bucket. */
    public synchronized long getTimeLimit() {
        return firstBucketTime + nbBuckets * bucketDuration;
    }

    /**
     * Counts the events of another trace, and forgets those that are counted.
     *
     * @param trace the trace; each trace of an experiment is counted of its own. Null for none
     */
    public void setTrace(ITmfTrace trace) {
        synchronized (this) {
            this.trace = trace;
            traces = trace == null ? List.of() : List.copyOf(TmfTraceManager.getTraceSet(trace));
        }
        clear();
    }

    /** The trace; null for none. */
    public synchronized ITmfTrace getTrace() {
        return trace;
    }

    /** The names of the traces that are counted of their own. */
    public synchronized String[] getTraceNames() {
        return traces.stream().map(ITmfTrace::getName).toArray(String[]::new);
    }

    /** The number of traces that are counted of their own; 1 without a trace. */
    public synchronized int getNbTraces() {
        return Math.max(1, traces.size());
    }

    /**
     * Prepares the buckets for a range of time, and forgets all events.
     *
     * @param startTime its start, that of the first bucket
     * @param endTime its end, inclusive
     */
    public void setTimeRange(long startTime, long endTime) {
        synchronized (this) {
            forgetEvents();
            firstBucketTime = startTime;
            this.startTime = startTime;
            setEndTime(endTime);
        }
        notifyListeners();
    }

    /**
     * Sets the end of the range; buckets become as long as needed.
     *
     * @param endTime the end, inclusive
     */
    public synchronized void setEndTime(long endTime) {
        this.endTime = endTime;
        makeRoomUntil(endTime);
    }

    /** The beginning of the selection. */
    public synchronized long getSelectionBegin() {
        return selectionBegin;
    }

    /** The end of the selection; may be before its beginning. */
    public synchronized long getSelectionEnd() {
        return selectionEnd;
    }

    /** Sets the selection. */
    public synchronized void setSelection(long beginTime, long endTime) {
        selectionBegin = beginTime;
        selectionEnd = endTime;
    }

    /** Sets the selection and tells the listeners. */
    public void setSelectionNotifyListeners(long beginTime, long endTime) {
        setSelection(beginTime, endTime);
        notifyListeners();
    }

    // --- listeners

    /** Adds a listener. */
    public void addHistogramListener(IHistogramModelListener listener) {
        listeners.add(listener);
    }

    /** Removes a listener. */
    public void removeHistogramListener(IHistogramModelListener listener) {
        listeners.remove(listener);
    }

    private void notifyListeners() {
        listeners.forEach(IHistogramModelListener::modelUpdated);
    }

    @Override
    public void complete() {
        notifyListeners();
    }

    @Override
    public void clear() {
        synchronized (this) {
            forgetEvents();
            firstBucketTime = 0;
            startTime = 0;
            endTime = 0;
        }
        notifyListeners();
    }

    private void forgetEvents() {
        Arrays.fill(buckets, null);
        Arrays.fill(lostEvents, 0);
        nbEvents = 0;
        lastBucket = 0;
        bucketDuration = 1;
    }

    // --- counting

    /** {@inheritDoc} Events before the epoch are not counted. */
    @Override
    public void countEvent(long eventCount, long timestamp, ITmfTrace trace) {
        if (timestamp < 0) {
            return;
        }
        synchronized (this) {
            if (nbEvents == 0 && firstBucketTime == 0 && endTime == 0) {
                firstBucketTime = timestamp;
                startTime = timestamp;
            }
            startTime = Math.min(startTime, timestamp);
            endTime = Math.max(endTime, timestamp);
            int index = bucketFor(timestamp);
            HistogramBucket bucket = buckets[index];
            if (bucket == null) {
                bucket = new HistogramBucket(getNbTraces());
                buckets[index] = bucket;
            }
            bucket.addEvent(trace == null ? 0 : Math.max(0, traces.indexOf(trace)));
            nbEvents++;
        }
        if (eventCount % REFRESH_FREQUENCY == 0) {
            notifyListeners();
        }
    }

    /**
     * Counts lost events, evenly over the time in which they were lost.
     *
     * @param timeRange when they were lost
     * @param nbLostEvents how many
     * @param fullRange whether the model is for the whole trace: true makes room for all of the
     *     range, false counts only what was lost within the model's range
     */
    public void countLostEvent(TmfTimeRange timeRange, long nbLostEvents, boolean fullRange) {
        long from = timeRange.getStartTime().toNanos();
        long to = timeRange.getEndTime().toNanos();
        if (from < 0 || to < from || nbLostEvents <= 0) {
            return;
        }
        synchronized (this) {
            if (fullRange) {
                bucketFor(from);
                bucketFor(to);
                endTime = Math.max(endTime, to);
            }
            spread(from, to, nbLostEvents);
        }
    }

    /** Gives each bucket its part; parts are rounded so that their sum is the whole number. */
    private void spread(long from, long to, long count) {
        double length = (double) (to - from) + 1;
        long first = Math.max(0, Math.floorDiv(from - firstBucketTime, bucketDuration));
        long last = Math.min(nbBuckets - 1L, Math.floorDiv(to - firstBucketTime, bucketDuration));
        for (long i = first; i <= last; i++) {
            double start = Math.max(from, firstBucketTime + i * bucketDuration);
            double end = Math.min((double) to + 1, firstBucketTime + (i + 1) * bucketDuration);
            long before = Math.round(count * ((start - from) / length));
            long part = Math.round(count * ((end - from) / length)) - before;
            lostEvents[(int) i] += part;
            lastBucket = part > 0 ? Math.max(lastBucket, (int) i) : lastBucket;
        }
    }

    /** The bucket of a time; merges and moves buckets until there is one. */
    private int bucketFor(long time) {
        makeRoomUntil(time);
        if (time < firstBucketTime) {
            moveBuckets(time);
        }
        int index = (int) ((time - firstBucketTime) / bucketDuration);
        lastBucket = Math.max(lastBucket, index);
        return index;
    }

    private void makeRoomUntil(long time) {
        while ((time - firstBucketTime) / bucketDuration >= nbBuckets) {
            mergeBuckets();
        }
    }

    private void mergeBuckets() {
        for (int i = 0; i < nbBuckets; i++) {
            int to = i / 2;
            HistogramBucket bucket = buckets[i];
            long lost = lostEvents[i];
            buckets[i] = null;
            lostEvents[i] = 0;
            if (i % 2 == 0) {
                buckets[to] = bucket;
            } else if (bucket != null) {
                buckets[to] = new HistogramBucket(buckets[to], bucket);
            }
            lostEvents[to] += lost;
        }
        bucketDuration *= 2;
        lastBucket /= 2;
    }

    /** Makes room for a time before the first bucket. */
    private void moveBuckets(long time) {
        if (nbBuckets == 1) {
            long limit = getTimeLimit();
            firstBucketTime = time;
            makeRoomUntil(limit - 1);
            return;
        }
        long by = Math.ceilDiv(firstBucketTime - time, bucketDuration);
        while (by + lastBucket >= nbBuckets) {
            mergeBuckets();
            by = Math.ceilDiv(firstBucketTime - time, bucketDuration);
        }
        int shift = (int) by;
        System.arraycopy(buckets, 0, buckets, shift, nbBuckets - shift);
        System.arraycopy(lostEvents, 0, lostEvents, shift, nbBuckets - shift);
        Arrays.fill(buckets, 0, shift, null);
        Arrays.fill(lostEvents, 0, shift, 0);
        firstBucketTime -= by * bucketDuration;
        lastBucket += shift;
    }

    // --- bars

    /**
     * {@inheritDoc} A bar stands for the same number of buckets as any other: as many as it takes
     * to show all events.
     *
     * @throws AssertionError if a size is not positive; callers rely on this type
     */
    @Override
    public synchronized HistogramScaledData scaleTo(int width, int height, int barWidth) {
        if (width <= 0 || height <= 0 || barWidth <= 0) {
            throw new AssertionError(
                    "A histogram of "
                            + width
                            + " x "
                            + height
                            + " pixels with bars of "
                            + barWidth
                            + " pixels cannot be drawn: each size must be positive");
        }
        HistogramScaledData bars = new HistogramScaledData(width, height, barWidth);
        bars.fFirstBucketTime = firstBucketTime;
        bars.fFirstEventTime = startTime;
        int number = bars.fData.length;
        if (number == 0) {
            return bars;
        }
        int bucketsPerBar = lastBucket / number + 1;
        bars.fBucketDuration = Math.max((double) bucketsPerBar * bucketDuration, 1);
        for (int bar = 0; bar < number; bar++) {
            fillBar(bars, bar, bucketsPerBar);
        }
        bars.fScalingFactor = scale(height, bars.fMaxValue);
        bars.fScalingFactorCombined = scale(height, bars.fMaxCombinedValue);
        bars.fSelectionBeginBucket = barOf(bars, selectionBegin);
        bars.fSelectionEndBucket = barOf(bars, selectionEnd);
        return bars;
    }

    private void fillBar(HistogramScaledData bars, int bar, int bucketsPerBar) {
        HistogramBucket sum = new HistogramBucket(getNbTraces());
        long lost = 0;
        long from = (long) bar * bucketsPerBar;
        for (long i = from; i <= Math.min(lastBucket, from + bucketsPerBar - 1); i++) {
            sum.add(buckets[(int) i]);
            lost += lostEvents[(int) i];
            bars.fLastBucket = bar;
        }
        bars.fData[bar] = sum;
        bars.fLostEventsData[bar] = (int) Math.min(Integer.MAX_VALUE, lost);
        bars.fMaxValue = Math.max(bars.fMaxValue, sum.getNbEvents());
        bars.fMaxCombinedValue = Math.max(bars.fMaxCombinedValue, sum.getNbEvents() + lost);
    }

    private static double scale(int height, long highest) {
        return highest > 0 ? (double) height / highest : 1;
    }

    private static int barOf(HistogramScaledData bars, long time) {
        double bar = Math.floor((time - bars.fFirstBucketTime) / bars.fBucketDuration);
        return bar >= 0 && bar < bars.fData.length
                ? (int) bar
                : HistogramScaledData.OUT_OF_RANGE_BUCKET;
    }
}
