package org.eclipse.tracecompass.internal.statesystem.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;
import org.eclipse.tracecompass.statesystem.core.IHistoryPart;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.StateValueSerializers;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;

/**
 * The state system, as the API shows it. {@link Changes} builds it and {@link Queries} answers;
 * between them are the {@link OngoingStates} and the backend. {@link Life} says what is possible
 * when.
 */
public final class StateSystem extends NamedAttributes implements ITmfStateSystemBuilder {

    private final IStateHistoryBackend backend;
    private final Life life;
    private final OngoingStates ongoing;
    private final Changes changes;
    private final Queries queries;
    private final boolean reopened;
    private final PartPages pages = new PartPages();

    /**
     * Makes a state system.
     *
     * @param backend where its intervals are kept
     * @param newFile true to build a new history, false to open a complete one
     * @throws IOException if the history cannot be opened
     */
    public StateSystem(IStateHistoryBackend backend, boolean newFile) throws IOException {
        this.backend = backend;
        reopened = !newFile;
        life = new Life(backend.getSSID(), newFile);
        ongoing = new OngoingStates(backend.getSSID(), backend.getStartTime(), newFile);
        changes = new Changes(life, tree(), ongoing, backend);
        queries = new Queries(life, tree(), ongoing, backend);
        if (backend instanceof IHistory history) {
            if (newFile) {
                history.attachAttributes(tree());
                history.attachOngoing(ongoing);
            } else {
                history.loadAttributes(tree());
            }
        } else if (!newFile) {
            AttributeTreeCodec.readFrom(backend, tree());
        }
    }

    /**
     * Creates a state system that goes on from some instant of another one.
     *
     * @param backend where its intervals are kept
     * @param attributes the attributes of the other one; those that have a state are taken
     * @param states the states of the instant
     * @return the state system
     */
    public static StateSystem resumed(
            IHistory backend, AttributeTree attributes, RestoredStates states) {
        try {
            StateSystem stateSystem = new StateSystem(backend, true);
            stateSystem.tree().addAll(attributes, states.size());
            stateSystem.ongoing.restore(states);
            return stateSystem;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // --- life
    @Override
    public String getSSID() {
        return backend.getSSID();
    }

    @Override
    public long getStartTime() {
        return backend.getStartTime();
    }

    @Override
    public long getNbIntervals() {
        return backend instanceof IHistory history ? history.getIntervalCount() : -1;
    }

    @Override
    public long getCurrentEndTime() {
        return backend.getEndTime();
    }

    @Override
    public boolean isCancelled() {
        return life.isCancelled();
    }

    @Override
    public void waitUntilBuilt() {
        life.waitUntilBuilt();
    }

    @Override
    public boolean waitUntilBuilt(long timeout) {
        return life.waitUntilBuilt(timeout);
    }

    @Override
    public void dispose() {
        if (life.dispose()) {
            backend.dispose();
        }
    }

    @Override
    public void removeFiles() {
        backend.removeFiles();
    }

    @Override
    public void closeHistory(long endTime) {
        changes.close(endTime);
    }

    // --- changes
    @NonNullByDefault({})
    @Override
    public int getQuarkAbsoluteAndAdd(String... attribute) {
        return getQuarkRelativeAndAdd(ROOT_ATTRIBUTE, attribute);
    }

    @NonNullByDefault({})
    @Override
    public int getQuarkRelativeAndAdd(int startingNodeQuark, String... subPath) {
        if (subPath.length == 0) {
            throw new ArrayIndexOutOfBoundsException("The path of a new attribute is empty");
        }
        return changes.addAttribute(startingNodeQuark, subPath);
    }

    @Override
    public void modifyAttribute(long t, @Nullable Object value, int attributeQuark)
            throws StateValueTypeException {
        changes.change(t, plain(value), attributeQuark);
    }

    /** The plain value of a state value. */
    static @Nullable Object plain(@Nullable Object value) {
        if (value == null || value.getClass() == Integer.class) {
            return value;
        }
        return value instanceof ITmfStateValue stateValue ? stateValue.unboxValue() : value;
    }

    @Override
    public void updateOngoingState(ITmfStateValue newValue, int attributeQuark) {
        changes.update(plain(newValue), attributeQuark);
    }

    @Override
    public void updateOngoingState(@Nullable Object newValue, int attributeQuark) {
        changes.update(plain(newValue), attributeQuark);
    }

    @Override
    public void pushAttribute(long t, @Nullable Object value, int attributeQuark)
            throws StateValueTypeException {
        changes.push(t, plain(value), attributeQuark);
    }

    @Override
    public @Nullable ITmfStateValue popAttribute(long t, int attributeQuark)
            throws StateValueTypeException {
        Changes.Popped popped = changes.pop(t, attributeQuark);
        return popped.there() ? stateValue(popped.value()) : null;
    }

    @Override
    public @Nullable Object popAttributeObject(long t, int attributeQuark)
            throws StateValueTypeException {
        return changes.pop(t, attributeQuark).value();
    }

    @Override
    public void removeAttribute(long t, int attributeQuark) {
        changes.remove(t, attributeQuark);
    }

    // --- parts
    /**
     * Begins a part of this history.
     *
     * @return the part; null if this history cannot be built in parts
     */
    public @Nullable IHistoryPart newPart() {
        return !reopened && backend instanceof HistoryBackend
                ? new HistoryPart(getSSID(), getStartTime(), pages)
                : null;
    }

    /**
     * Returns whether a part agrees with what was joined before about the types of values.
     *
     * @param part a part of this history
     */
    public boolean fits(IHistoryPart part) {
        return part instanceof HistoryPart ours && new PartTypes(tree(), ongoing).fit(ours);
    }

    /**
     * Joins a part, after all that was joined before.
     *
     * @param part a part of this history, which gets no more changes
     */
    public void join(IHistoryPart part) {
        if (!(part instanceof HistoryPart ours)) {
            throw new IllegalArgumentException("A part of another kind: " + part.getClass());
        }
        new PartReplay(this, changes, ours).run();
    }

    // --- queries
    @Override
    public ITmfStateValue queryOngoingState(int attributeQuark) {
        return stateValue(queryOngoing(attributeQuark));
    }

    private static ITmfStateValue stateValue(@Nullable Object value) {
        return switch (value) {
            case null -> TmfStateValue.nullValue();
            case Integer i -> TmfStateValue.newValueInt(i);
            case Long l -> TmfStateValue.newValueLong(l);
            case Double d -> TmfStateValue.newValueDouble(d);
            default ->
                    StateValueSerializers.find(value.getClass()) != null
                            ? TmfStateValue.newValue(value)
                            : TmfStateValue.newValueString(value.toString());
        };
    }

    @Override
    public @Nullable Object queryOngoing(int attributeQuark) {
        tree().check(attributeQuark);
        if (reopened) {
            return querySingleState(getCurrentEndTime(), attributeQuark).getValue();
        }
        return ongoing.current(attributeQuark);
    }

    @Override
    public @Nullable List<@Nullable Object> queryOngoing() {
        List<@Nullable Object> values = new ArrayList<>();
        for (int quark = 0; quark < tree().size(); quark++) {
            values.add(queryOngoing(quark));
        }
        return values;
    }

    @Override
    public long getOngoingStartTime(int attributeQuark) {
        tree().check(attributeQuark);
        if (reopened) {
            return querySingleState(getCurrentEndTime(), attributeQuark).getStartTime();
        }
        return ongoing.currentStart(attributeQuark);
    }

    @Override
    public ITmfStateInterval querySingleState(long t, int attributeQuark)
            throws StateSystemDisposedException {
        return queries.single(t, attributeQuark);
    }

    @Override
    public List<ITmfStateInterval> queryFullState(long t) throws StateSystemDisposedException {
        return queries.full(t);
    }

    @NonNullByDefault({})
    @Override
    public Iterable<ITmfStateInterval> query2D(Collection<Integer> quarks, Collection<Long> times)
            throws StateSystemDisposedException, IndexOutOfBoundsException, TimeRangeException {
        life.checkDisposed();
        if (times.isEmpty()) {
            return Collections.emptyList();
        }
        return queries.range(quarks, TimeRangeCondition.forDiscreteRange(times), false);
    }

    @NonNullByDefault({})
    @Override
    public Iterable<ITmfStateInterval> query2D(Collection<Integer> quarks, long start, long end)
            throws StateSystemDisposedException, IndexOutOfBoundsException, TimeRangeException {
        life.checkDisposed();
        return queries.range(
                quarks,
                TimeRangeCondition.forContinuousRange(Math.min(start, end), Math.max(start, end)),
                start > end);
    }

    @Override
    public void visit(Collection<Integer> quarks, long start, long end, IStateVisitor visitor)
            throws StateSystemDisposedException, IndexOutOfBoundsException, TimeRangeException {
        life.checkDisposed();
        if (!queries.visit(quarks, start, end, visitor)) {
            super.visit(quarks, start, end, visitor);
        }
    }
}
