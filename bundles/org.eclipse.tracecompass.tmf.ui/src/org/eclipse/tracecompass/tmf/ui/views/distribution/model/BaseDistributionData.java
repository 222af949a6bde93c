package org.eclipse.tracecompass.tmf.ui.views.distribution.model;

/**
 * Where the buckets of a distribution are. All have the same length, the first begins at the time
 * of the first event as a rule. Times are ns since the epoch. Not thread-safe.
 *
 * @since 9.5.0
 */
public class BaseDistributionData {

    /** The index of a time that is in no bucket. */
    public static final int OUT_OF_RANGE_BUCKET = -1;

    /** The number of buckets. */
    protected final int fNbBuckets;

    /** The length of a bucket in ns. */
    protected long fBucketDuration;

    /** The index of the last bucket in use. */
    protected int fLastBucket;

    /** The start of the first bucket. */
    protected long fFirstBucketTime;

    /** The time of the first event. */
    protected long fFirstEventTime;

    /** The time of the last event. */
    protected long fLastEventTime;

    /**
     * @param nbBuckets the number of buckets
     */
    public BaseDistributionData(int nbBuckets) {
        fNbBuckets = nbBuckets;
        clear();
    }

    /** The number of buckets. */
    public int getNbBuckets() {
        return fNbBuckets;
    }

    /** The length of a bucket in ns. */
    public long getBucketDuration() {
        return fBucketDuration;
    }

    /** Sets the length of a bucket in ns. */
    public void setBucketDuration(long bucketDuration) {
        fBucketDuration = bucketDuration;
    }

    /** The index of the last bucket in use. */
    public int getLastBucket() {
        return fLastBucket;
    }

    /** Sets the index of the last bucket in use. */
    public void setLastBucket(int lastBucket) {
        fLastBucket = lastBucket;
    }

    /** The start of the first bucket. */
    public long getFirstBucketTime() {
        return fFirstBucketTime;
    }

    /** Sets the start of the first bucket. */
    public void setFirstBucketTime(long firstBucketTime) {
        fFirstBucketTime = firstBucketTime;
    }

    /** The start of the last bucket in use. */
    public long getLastBucketTime() {
        return getBucketStartTime(fLastBucket);
    }

    /** The time of the first event. */
    public long getFirstEventTime() {
        return fFirstEventTime;
    }

    /** Sets the time of the first event. */
    public void setFirstEventTime(long firstEventTime) {
        fFirstEventTime = firstEventTime;
    }

    /** The time of the last event. */
    public long getLastEventTime() {
        return fLastEventTime;
    }

    /** Sets the time of the last event. */
    public void setLastEventTime(long lastEventTime) {
        fLastEventTime = lastEventTime;
    }

    /** The start of a bucket. */
    public long getBucketStartTime(int index) {
        return fFirstBucketTime + index * fBucketDuration;
    }

    /** The end of a bucket, where the next one starts. */
    public long getBucketEndTime(int index) {
        return getBucketStartTime(index) + fBucketDuration;
    }

    /**
     * The bucket of a time.
     *
     * @param time the time
     * @return its index; {@link #OUT_OF_RANGE_BUCKET} before the first bucket and after the last
     *     one
     */
    public int getIndex(long time) {
        long index = Math.floorDiv(time - fFirstBucketTime, Math.max(1, fBucketDuration));
        return index >= 0 && index < fNbBuckets ? (int) index : OUT_OF_RANGE_BUCKET;
    }

    /** Whether there is a bucket with this index. */
    public boolean isIndexValid(int index) {
        return index >= 0 && index < fNbBuckets;
    }

    /** Forgets all events; a bucket is 1 ns long. */
    public void clear() {
        fFirstBucketTime = 0;
        fFirstEventTime = 0;
        fLastEventTime = 0;
        fLastBucket = 0;
        fBucketDuration = 1;
    }
}
