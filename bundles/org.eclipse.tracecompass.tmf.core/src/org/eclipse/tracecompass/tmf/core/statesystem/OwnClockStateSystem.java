package org.eclipse.tracecompass.tmf.core.statesystem;

import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.trace.OwnClock;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
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
final class OwnClockStateSystem implements ITmfStateSystemBuilder {

    private final ITmfStateSystemBuilder inner;
    private final OwnClock clock;

    private OwnClockStateSystem(ITmfStateSystemBuilder inner, OwnClock clock) {
        this.inner = inner;
        this.clock = clock;
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

    // --- times

    /** A time that may be asked for; what is outside of the history stays outside. */
    private long inside(long shown) {
        long own = clock.toOwn(shown);
        long end = inner.getCurrentEndTime();
        if (shown > clock.toShown(end)) {
            return Math.max(own, end + 1);
        }
        return Math.min(own, end);
    }

    private long shownEnd(long own) {
        return own >= inner.getCurrentEndTime() ? clock.toShown(own) : clock.toShown(own + 1) - 1;
    }

    private boolean isSeen(ITmfStateInterval own) {
        return shownEnd(own.getEndTime()) >= clock.toShown(own.getStartTime());
    }

    private ITmfStateInterval shown(ITmfStateInterval own) {
        long start = clock.toShown(own.getStartTime());
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
        return clock.toShown(inner.getStartTime());
    }

    @Override
    public long getCurrentEndTime() {
        return clock.toShown(inner.getCurrentEndTime());
    }

    @Override
    public long getOngoingStartTime(int attributeQuark) {
        return clock.toShown(inner.getOngoingStartTime(attributeQuark));
    }

    // --- queries

    @Override
    public List<ITmfStateInterval> queryFullState(long t) throws StateSystemDisposedException {
        List<ITmfStateInterval> shown = new ArrayList<>();
        for (ITmfStateInterval interval : inner.queryFullState(inside(t))) {
            shown.add(shown(interval));
        }
        return shown;
    }

    @Override
    public ITmfStateInterval querySingleState(long t, int attributeQuark)
            throws StateSystemDisposedException {
        return shown(inner.querySingleState(inside(t), attributeQuark));
    }

    @NonNullByDefault({})
    @Override
    public Iterable<ITmfStateInterval> query2D(Collection<Integer> quarks, Collection<Long> times)
            throws StateSystemDisposedException {
        Set<Long> own = new LinkedHashSet<>();
        for (Long time : times) {
            own.add(inside(time));
        }
        return shown(inner.query2D(quarks, own));
    }

    @NonNullByDefault({})
    @Override
    public Iterable<ITmfStateInterval> query2D(Collection<Integer> quarks, long start, long end)
            throws StateSystemDisposedException {
        return shown(inner.query2D(quarks, inside(start), inside(end)));
    }

    @Override
    public void visit(Collection<Integer> quarks, long start, long end, IStateVisitor visitor)
            throws StateSystemDisposedException {
        IStateVisitor shown = new ShownStates(visitor, clock, inner.getCurrentEndTime());
        inner.visit(quarks, inside(start), inside(end), shown);
    }

    // --- changes

    @Override
    public void modifyAttribute(long t, @Nullable Object value, int attributeQuark) {
        inner.modifyAttribute(clock.toOwn(t), value, attributeQuark);
    }

    @Override
    public void incrementAttribute(long t, int attributeQuark) {
        inner.incrementAttribute(clock.toOwn(t), attributeQuark);
    }

    @Override
    public void pushAttribute(long t, @Nullable Object value, int attributeQuark) {
        inner.pushAttribute(clock.toOwn(t), value, attributeQuark);
    }

    @Override
    public @Nullable ITmfStateValue popAttribute(long t, int attributeQuark) {
        return inner.popAttribute(clock.toOwn(t), attributeQuark);
    }

    @Override
    public @Nullable Object popAttributeObject(long t, int attributeQuark) {
        return inner.popAttributeObject(clock.toOwn(t), attributeQuark);
    }

    @Override
    public void removeAttribute(long t, int attributeQuark) {
        inner.removeAttribute(clock.toOwn(t), attributeQuark);
    }

    @Override
    public void closeHistory(long endTime) {
        inner.closeHistory(clock.toOwn(endTime));
    }

    // --- what has no time

    @Override
    public void updateOngoingState(ITmfStateValue newValue, int attributeQuark) {
        inner.updateOngoingState(newValue, attributeQuark);
    }

    @Override
    public void updateOngoingState(@Nullable Object newValue, int attributeQuark) {
        inner.updateOngoingState(newValue, attributeQuark);
    }

    @Override
    public void removeFiles() {
        inner.removeFiles();
    }

    @Override
    public @Nullable List<@Nullable Object> queryOngoing() {
        return inner.queryOngoing();
    }

    @NonNullByDefault({})
    @Override
    public int getQuarkAbsoluteAndAdd(String... attribute) {
        return inner.getQuarkAbsoluteAndAdd(attribute);
    }

    @NonNullByDefault({})
    @Override
    public int getQuarkRelativeAndAdd(int startingNodeQuark, String... subPath) {
        return inner.getQuarkRelativeAndAdd(startingNodeQuark, subPath);
    }

    @Override
    public String getSSID() {
        return inner.getSSID();
    }

    @Override
    public boolean isCancelled() {
        return inner.isCancelled();
    }

    @Override
    public void waitUntilBuilt() {
        inner.waitUntilBuilt();
    }

    @Override
    public boolean waitUntilBuilt(long timeout) {
        return inner.waitUntilBuilt(timeout);
    }

    @Override
    public void dispose() {
        inner.dispose();
    }

    @Override
    public int getNbAttributes() {
        return inner.getNbAttributes();
    }

    @Override
    public long getNbIntervals() {
        return inner.getNbIntervals();
    }

    @NonNullByDefault({})
    @Override
    public int getQuarkAbsolute(String... attribute) throws AttributeNotFoundException {
        return inner.getQuarkAbsolute(attribute);
    }

    @NonNullByDefault({})
    @Override
    public int optQuarkAbsolute(String... attribute) {
        return inner.optQuarkAbsolute(attribute);
    }

    @NonNullByDefault({})
    @Override
    public int getQuarkRelative(int startingNodeQuark, String... subPath)
            throws AttributeNotFoundException {
        return inner.getQuarkRelative(startingNodeQuark, subPath);
    }

    @NonNullByDefault({})
    @Override
    public int optQuarkRelative(int startingNodeQuark, String... subPath) {
        return inner.optQuarkRelative(startingNodeQuark, subPath);
    }

    @Override
    public List<Integer> getSubAttributes(int quark, boolean recursive) {
        return inner.getSubAttributes(quark, recursive);
    }

    @NonNullByDefault({})
    @Override
    public List<Integer> getSubAttributes(int quark, boolean recursive, String pattern) {
        return inner.getSubAttributes(quark, recursive, pattern);
    }

    @NonNullByDefault({})
    @Override
    public List<Integer> getQuarks(String... pattern) {
        return inner.getQuarks(pattern);
    }

    @NonNullByDefault({})
    @Override
    public List<Integer> getQuarks(int startingNodeQuark, String... pattern) {
        return inner.getQuarks(startingNodeQuark, pattern);
    }

    @Override
    public String getAttributeName(int attributeQuark) {
        return inner.getAttributeName(attributeQuark);
    }

    @Override
    public String getFullAttributePath(int attributeQuark) {
        return inner.getFullAttributePath(attributeQuark);
    }

    @Override
    public String[] getFullAttributePathArray(int attributeQuark) {
        return inner.getFullAttributePathArray(attributeQuark);
    }

    @Override
    public int getParentAttributeQuark(int attributeQuark) {
        return inner.getParentAttributeQuark(attributeQuark);
    }

    @Override
    public ITmfStateValue queryOngoingState(int attributeQuark) {
        return inner.queryOngoingState(attributeQuark);
    }

    @Override
    public @Nullable Object queryOngoing(int attributeQuark) {
        return inner.queryOngoing(attributeQuark);
    }
}
