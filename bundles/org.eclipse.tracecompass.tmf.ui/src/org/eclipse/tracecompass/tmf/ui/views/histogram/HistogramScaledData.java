package org.eclipse.tracecompass.tmf.ui.views.histogram;

import java.util.Arrays;

/**
 * The bars of a histogram: a model at the size of a drawing. Times are ns since the epoch. Not
 * thread-safe.
 *
 * @since 9.5.0
 */
public class HistogramScaledData {

    /** The bar of a time that no bar shows. */
    public static final int OUT_OF_RANGE_BUCKET = -1;

    /** Whether lost events are left out, in all histograms. */
    public static boolean hideLostEvents = false;

    /** The width of the drawing in pixels. */
    public int fWidth;

    /** The height of the drawing in pixels. */
    public int fHeight;

    /** The width of a bar in pixels. */
    public int fBarWidth;

    /** The events of each bar. */
    public HistogramBucket[] fData;

    /** The number of lost events of each bar. */
    public final int[] fLostEventsData;

    /** The time that a bar stands for, in ns. */
    public double fBucketDuration;

    /** The largest number of events in a bar. */
    public long fMaxValue;

    /** The largest number of events and lost events together in a bar. */
    public long fMaxCombinedValue;

    /** The bar where the selection begins, or {@link #OUT_OF_RANGE_BUCKET}. */
    public int fSelectionBeginBucket;

    /** The bar where the selection ends, or {@link #OUT_OF_RANGE_BUCKET}. */
    public int fSelectionEndBucket;

    /** The last bar with an event. */
    public int fLastBucket;

    /** The height of an event in pixels, without lost events. */
    public double fScalingFactor;

    /** The height of an event in pixels, with lost events. */
    public double fScalingFactorCombined;

    /** The start of the first bar. */
    public long fFirstBucketTime;

    /** The time of the first event. */
    public long fFirstEventTime;

    /**
     * Bars without events.
     *
     * @param width the width of the drawing in pixels
     * @param height the height of the drawing in pixels
     * @param barWidth the width of a bar in pixels
     */
    public HistogramScaledData(int width, int height, int barWidth) {
        fWidth = width;
        fHeight = height;
        fBarWidth = barWidth;
        fData = new HistogramBucket[width / barWidth];
        Arrays.setAll(fData, i -> new HistogramBucket(0));
        fLostEventsData = new int[width / barWidth];
        fBucketDuration = 1;
        fSelectionBeginBucket = OUT_OF_RANGE_BUCKET;
        fSelectionEndBucket = OUT_OF_RANGE_BUCKET;
        fScalingFactor = 1;
        fScalingFactorCombined = 1;
    }

    /** A copy of other bars. */
    public HistogramScaledData(HistogramScaledData other) {
        fWidth = other.fWidth;
        fHeight = other.fHeight;
        fBarWidth = other.fBarWidth;
        fData = other.fData.clone();
        Arrays.setAll(fData, i -> new HistogramBucket(other.fData[i]));
        fLostEventsData = other.fLostEventsData.clone();
        fBucketDuration = other.fBucketDuration;
        fMaxValue = other.fMaxValue;
        fMaxCombinedValue = other.fMaxCombinedValue;
        fSelectionBeginBucket = other.fSelectionBeginBucket;
        fSelectionEndBucket = other.fSelectionEndBucket;
        fLastBucket = other.fLastBucket;
        fScalingFactor = other.fScalingFactor;
        fScalingFactorCombined = other.fScalingFactorCombined;
        fFirstBucketTime = other.fFirstBucketTime;
        fFirstEventTime = other.fFirstEventTime;
    }

    /** The start of the first bar. */
    public long getFirstBucketTime() {
        return fFirstBucketTime;
    }

    /** Sets the start of the first bar. */
    public void setFirstBucketTime(long firstEventTime) {
        fFirstBucketTime = firstEventTime;
    }

    /** The start of the last bar with an event. */
    public long getLastBucketTime() {
        return getBucketStartTime(fLastBucket);
    }

    /** The start of a bar. */
    public long getBucketStartTime(int index) {
        return fFirstBucketTime + (long) (index * fBucketDuration);
    }

    /** The end of a bar, where the next one starts. */
    public long getBucketEndTime(int index) {
        return getBucketStartTime(index) + (long) fBucketDuration;
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(fData) + Arrays.hashCode(fLostEventsData);
    }

    @Override
    public boolean equals(Object obj) {
        if (this == obj) {
            return true;
        }
        if (obj == null || obj.getClass() != getClass()) {
            return false;
        }
        HistogramScaledData other = (HistogramScaledData) obj;
        return fWidth == other.fWidth
                && fHeight == other.fHeight
                && fBarWidth == other.fBarWidth
                && fMaxValue == other.fMaxValue
                && fMaxCombinedValue == other.fMaxCombinedValue
                && fSelectionBeginBucket == other.fSelectionBeginBucket
                && fSelectionEndBucket == other.fSelectionEndBucket
                && fLastBucket == other.fLastBucket
                && fFirstBucketTime == other.fFirstBucketTime
                && fFirstEventTime == other.fFirstEventTime
                && Double.compare(fBucketDuration, other.fBucketDuration) == 0
                && Double.compare(fScalingFactor, other.fScalingFactor) == 0
                && Double.compare(fScalingFactorCombined, other.fScalingFactorCombined) == 0
                && Arrays.equals(fData, other.fData)
                && Arrays.equals(fLostEventsData, other.fLostEventsData);
    }
}
