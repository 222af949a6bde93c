package org.eclipse.tracecompass.internal.tmf.core.statesystem;

import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.synchronization.OwnClock;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.exceptions.AttributeNotFoundException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * A state system whose history has the times of a trace's own clock, seen by the times that the
 * trace shows: times are led back when states are changed or asked for, and forth in what is
 * answered. So a history need not be built again when the trace's clock is led elsewhere. States
 * that are too short to be seen at any shown time are left out. As thread-safe as what it wraps.
 */
public final class OwnClockStateSystem implements ITmfStateSystemBuilder {

    private final ITmfStateSystemBuilder fInner;
    private final OwnClock fClock;

    private OwnClockStateSystem(ITmfStateSystemBuilder inner, OwnClock clock) {
        fInner = inner;
        fClock = clock;
    }

    /**
     * A state system by the times that a trace shows now.
     *
     * @param inner one with the times of the trace's own clock
     * @param trace the trace
     * @return the wrapped one; the same where the trace shows its own times
     */
    public static ITmfStateSystemBuilder of(ITmfStateSystemBuilder inner, ITmfTrace trace) {
        return OwnClock.of(trace)
                .map(clock -> (ITmfStateSystemBuilder) new OwnClockStateSystem(inner, clock))
                .orElse(inner);
    }

    // --- times ---

    /** A time that may be asked for; what is outside of the history stays outside. */
    private long inside(long shown) {
        long own = fClock.toOwn(shown);
        long end = fInner.getCurrentEndTime();
        if (shown > fClock.toShown(end)) {
            return Math.max(own, end + 1);
        }
        return Math.min(own, end);
    }

    private long shownEnd(long own) {
        return own >= fInner.getCurrentEndTime()
                ? fClock.toShown(own)
                : fClock.toShown(own + 1) - 1;
    }

    private boolean isSeen(ITmfStateInterval own) {
        return shownEnd(own.getEndTime()) >= fClock.toShown(own.getStartTime());
    }

    private ITmfStateInterval shown(ITmfStateInterval own) {
        long start = fClock.toShown(own.getStartTime());
        return new TmfStateInterval(
                start,
                Math.max(start, shownEnd(own.getEndTime())),
                own.getAttribute(),
                own.getValue());
    }

    private Iterable<ITmfStateInterval> shown(Iterable<ITmfStateInterval> intervals) {
        return Iterables.transform(Iterables.filter(intervals, this::isSeen), this::shown);
    }

    @Override
    public long getStartTime() {
        return fClock.toShown(fInner.getStartTime());
    }

    @Override
    public long getCurrentEndTime() {
        return fClock.toShown(fInner.getCurrentEndTime());
    }

    @Override
    public long getOngoingStartTime(int attributeQuark) {
        return fClock.toShown(fInner.getOngoingStartTime(attributeQuark));
    }

    // --- queries ---

    @Override
    public List<ITmfStateInterval> queryFullState(long t) throws StateSystemDisposedException {
        List<ITmfStateInterval> shown = new ArrayList<>();
        for (ITmfStateInterval interval : fInner.queryFullState(inside(t))) {
            shown.add(shown(interval));
        }
        return shown;
    }

    @Override
    public ITmfStateInterval querySingleState(long t, int attributeQuark)
            throws StateSystemDisposedException {
        return shown(fInner.querySingleState(inside(t), attributeQuark));
    }

    @Override
    public Iterable<ITmfStateInterval> query2D(Collection<Integer> quarks, Collection<Long> times)
            throws StateSystemDisposedException {
        Set<Long> own = new LinkedHashSet<>();
        for (Long time : times) {
            own.add(inside(time));
        }
        return shown(fInner.query2D(quarks, own));
    }

    @Override
    public Iterable<ITmfStateInterval> query2D(Collection<Integer> quarks, long start, long end)
            throws StateSystemDisposedException {
        return shown(fInner.query2D(quarks, inside(start), inside(end)));
    }

    // --- changes ---

    @Override
    public void modifyAttribute(long t, @Nullable Object value, int attributeQuark) {
        fInner.modifyAttribute(fClock.toOwn(t), value, attributeQuark);
    }

    @Override
    public void incrementAttribute(long t, int attributeQuark) {
        fInner.incrementAttribute(fClock.toOwn(t), attributeQuark);
    }

    @Override
    public void pushAttribute(long t, @Nullable Object value, int attributeQuark) {
        fInner.pushAttribute(fClock.toOwn(t), value, attributeQuark);
    }

    @Override
    public @Nullable ITmfStateValue popAttribute(long t, int attributeQuark) {
        return fInner.popAttribute(fClock.toOwn(t), attributeQuark);
    }

    @Override
    public @Nullable Object popAttributeObject(long t, int attributeQuark) {
        return fInner.popAttributeObject(fClock.toOwn(t), attributeQuark);
    }

    @Override
    public void removeAttribute(long t, int attributeQuark) {
        fInner.removeAttribute(fClock.toOwn(t), attributeQuark);
    }

    @Override
    public void closeHistory(long endTime) {
        fInner.closeHistory(fClock.toOwn(endTime));
    }

    // --- what has no time ---

    @Override
    public void updateOngoingState(ITmfStateValue newValue, int attributeQuark) {
        fInner.updateOngoingState(newValue, attributeQuark);
    }

    @Override
    public void updateOngoingState(@Nullable Object newValue, int attributeQuark) {
        fInner.updateOngoingState(newValue, attributeQuark);
    }

    @Override
    public void removeFiles() {
        fInner.removeFiles();
    }

    @Override
    public @Nullable List<@Nullable Object> queryOngoing() {
        return fInner.queryOngoing();
    }

    @Override
    public int getQuarkAbsoluteAndAdd(String... attribute) {
        return fInner.getQuarkAbsoluteAndAdd(attribute);
    }

    @Override
    public int getQuarkRelativeAndAdd(int startingNodeQuark, String... subPath) {
        return fInner.getQuarkRelativeAndAdd(startingNodeQuark, subPath);
    }

    @Override
    public String getSSID() {
        return fInner.getSSID();
    }

    @Override
    public boolean isCancelled() {
        return fInner.isCancelled();
    }

    @Override
    public void waitUntilBuilt() {
        fInner.waitUntilBuilt();
    }

    @Override
    public boolean waitUntilBuilt(long timeout) {
        return fInner.waitUntilBuilt(timeout);
    }

    @Override
    public void dispose() {
        fInner.dispose();
    }

    @Override
    public int getNbAttributes() {
        return fInner.getNbAttributes();
    }

    @Override
    public long getNbIntervals() {
        return fInner.getNbIntervals();
    }

    @Override
    public int getQuarkAbsolute(String... attribute) throws AttributeNotFoundException {
        return fInner.getQuarkAbsolute(attribute);
    }

    @Override
    public int optQuarkAbsolute(String... attribute) {
        return fInner.optQuarkAbsolute(attribute);
    }

    @Override
    public int getQuarkRelative(int startingNodeQuark, String... subPath)
            throws AttributeNotFoundException {
        return fInner.getQuarkRelative(startingNodeQuark, subPath);
    }

    @Override
    public int optQuarkRelative(int startingNodeQuark, String... subPath) {
        return fInner.optQuarkRelative(startingNodeQuark, subPath);
    }

    @Override
    public List<Integer> getSubAttributes(int quark, boolean recursive) {
        return fInner.getSubAttributes(quark, recursive);
    }

    @Override
    public List<Integer> getSubAttributes(int quark, boolean recursive, String pattern) {
        return fInner.getSubAttributes(quark, recursive, pattern);
    }

    @Override
    public List<Integer> getQuarks(String... pattern) {
        return fInner.getQuarks(pattern);
    }

    @Override
    public List<Integer> getQuarks(int startingNodeQuark, String... pattern) {
        return fInner.getQuarks(startingNodeQuark, pattern);
    }

    @Override
    public String getAttributeName(int attributeQuark) {
        return fInner.getAttributeName(attributeQuark);
    }

    @Override
    public String getFullAttributePath(int attributeQuark) {
        return fInner.getFullAttributePath(attributeQuark);
    }

    @Override
    public String[] getFullAttributePathArray(int attributeQuark) {
        return fInner.getFullAttributePathArray(attributeQuark);
    }

    @Override
    public int getParentAttributeQuark(int attributeQuark) {
        return fInner.getParentAttributeQuark(attributeQuark);
    }

    @Override
    public ITmfStateValue queryOngoingState(int attributeQuark) {
        return fInner.queryOngoingState(attributeQuark);
    }

    @Override
    public @Nullable Object queryOngoing(int attributeQuark) {
        return fInner.queryOngoing(attributeQuark);
    }
}
