package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.Utils.TimeFormat;

/**
 * Times of another provider, counted in cycles of a clock.
 *
 * @since 9.5.0
 */
public class TimeDataProviderCyclesConverter implements ITimeDataProviderConverter {

    private static final double NANOS_PER_SECOND = 1e9;

    private final ITimeDataProvider provider;
    private final double frequency;

    /**
     * @param provider times in ns
     * @param clockFrequency the frequency of the clock in Hz
     */
    public TimeDataProviderCyclesConverter(ITimeDataProvider provider, long clockFrequency) {
        this.provider = provider;
        frequency = clockFrequency;
    }

    /** The cycles in a time. */
    public long toCycles(long nanos) {
        return Math.round(nanos * (frequency / NANOS_PER_SECOND));
    }

    /** The time that a number of cycles takes, in ns. */
    public long toNanos(long cycles) {
        return Math.round(cycles * (NANOS_PER_SECOND / frequency));
    }

    @Override
    public long convertTime(long time) {
        return toCycles(time);
    }

    @Override
    public void setSelectionRangeNotify(long beginTime, long endTime, boolean ensureVisible) {
        provider.setSelectionRangeNotify(toNanos(beginTime), toNanos(endTime), ensureVisible);
    }

    @Override
    public void setSelectionRange(long beginTime, long endTime, boolean ensureVisible) {
        provider.setSelectionRange(toNanos(beginTime), toNanos(endTime), ensureVisible);
    }

    @Override
    public long getSelectionBegin() {
        return toCycles(provider.getSelectionBegin());
    }

    @Override
    public long getSelectionEnd() {
        return toCycles(provider.getSelectionEnd());
    }

    @Override
    public long getBeginTime() {
        return toCycles(provider.getBeginTime());
    }

    @Override
    public long getEndTime() {
        return toCycles(provider.getEndTime());
    }

    @Override
    public long getMinTime() {
        return toCycles(provider.getMinTime());
    }

    @Override
    public long getMaxTime() {
        return toCycles(provider.getMaxTime());
    }

    @Override
    public long getTime0() {
        return toCycles(provider.getTime0());
    }

    @Override
    public long getTime1() {
        return toCycles(provider.getTime1());
    }

    @Override
    public long getMinTimeInterval() {
        return toCycles(provider.getMinTimeInterval());
    }

    @Override
    public void setStartFinishTimeNotify(long time0, long time1) {
        provider.setStartFinishTimeNotify(toNanos(time0), toNanos(time1));
    }

    @Override
    public void setStartFinishTime(long time0, long time1) {
        provider.setStartFinishTime(toNanos(time0), toNanos(time1));
    }

    @Override
    public void notifyStartFinishTime() {
        provider.notifyStartFinishTime();
    }

    @Override
    public void setSelectedTimeNotify(long time, boolean ensureVisible) {
        provider.setSelectedTimeNotify(toNanos(time), ensureVisible);
    }

    @Override
    public void setSelectedTime(long time, boolean ensureVisible) {
        provider.setSelectedTime(toNanos(time), ensureVisible);
    }

    @Override
    public void resetStartFinishTime() {
        provider.resetStartFinishTime();
    }

    @Override
    public void resetStartFinishTime(boolean notify) {
        provider.resetStartFinishTime(notify);
    }

    @Override
    public int getNameSpace() {
        return provider.getNameSpace();
    }

    @Override
    public void setNameSpace(int width) {
        provider.setNameSpace(width);
    }

    @Override
    public int getTimeSpace() {
        return provider.getTimeSpace();
    }

    @Override
    public TimeFormat getTimeFormat() {
        return TimeFormat.CYCLES;
    }
}
