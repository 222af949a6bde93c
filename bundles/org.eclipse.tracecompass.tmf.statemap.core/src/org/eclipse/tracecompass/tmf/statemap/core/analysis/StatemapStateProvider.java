package org.eclipse.tracecompass.tmf.statemap.core.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.statemap.core.StatemapTag;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapEvent;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapTrace;

/** Writes data into the history that {@link StatemapAttributes} describes. */
final class StatemapStateProvider extends AbstractTmfStateProvider {

    /** Grows whenever the same trace would give another history. */
    private static final int VERSION = 1;

    private static final String ID = "org.eclipse.tracecompass.tmf.statemap";

    private final StatemapTrace trace;
    private final boolean codes;
    private int[] entities = {};
    private int[] tags = {};
    private int[] datums = {};
    private int[] latest = {};
    private String[] states = {};
    private String[] tagNames = {};

    StatemapStateProvider(StatemapTrace trace) {
        super(trace, ID);
        this.trace = trace;
        codes = !trace.tags().isEmpty() || trace.hasRepeatedStates();
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public StatemapStateProvider getNewInstance() {
        return new StatemapStateProvider(trace);
    }

    @Override
    public void assignTargetStateSystem(ITmfStateSystemBuilder ssb) {
        int count = trace.getEntityCount();
        entities = new int[count];
        tags = new int[count];
        datums = new int[count];
        latest = new int[count];
        Arrays.fill(latest, -1);
        for (int i = 0; i < count; i++) {
            entities[i] =
                    ssb.getQuarkAbsoluteAndAdd(StatemapAttributes.ENTITIES, trace.getEntityName(i));
            if (codes) {
                datums[i] = ssb.getQuarkRelativeAndAdd(entities[i], StatemapAttributes.DATUM);
                tags[i] = ssb.getQuarkRelativeAndAdd(entities[i], StatemapAttributes.TAG);
            }
        }
        List<StatemapState> states = trace.metadata().states();
        this.states = states.stream().map(StatemapState::name).toArray(String[]::new);
        tagNames = trace.tags().stream().map(StatemapTag::name).toArray(String[]::new);
        super.assignTargetStateSystem(ssb);
        describe(ssb, states);
    }

    private void describe(ITmfStateSystemBuilder ssb, List<StatemapState> states) {
        long start = ssb.getStartTime();
        for (StatemapState state : states) {
            ssb.modifyAttribute(
                    start,
                    Integer.valueOf(state.value()),
                    ssb.getQuarkAbsoluteAndAdd(StatemapAttributes.STATES, state.name()));
        }
        for (StatemapTag tag : trace.tags()) {
            if (tag.state() >= states.size()) {
                continue;
            }
            int quark =
                    ssb.getQuarkAbsoluteAndAdd(
                            StatemapAttributes.TAGS, states.get(tag.state()).name(), tag.name());
            for (Map.Entry<String, String> member : tag.members().entrySet()) {
                ssb.modifyAttribute(
                        start,
                        member.getValue(),
                        ssb.getQuarkRelativeAndAdd(quark, member.getKey()));
            }
        }
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        ITmfStateSystemBuilder ssb = getStateSystemBuilder();
        if (ssb == null || !(event instanceof StatemapEvent datum)) {
            return;
        }
        long time = datum.getTimestamp().toNanos();
        int entity = datum.getEntity();
        ssb.modifyAttribute(time, states[datum.getState()], entities[entity]);
        if (codes) {
            int tag = datum.getTagNumber();
            @Nullable Object name = tag < 0 ? null : tagNames[tag];
            int code = DatumCode.of(states.length, datum.getState(), tag, latest[entity]);
            latest[entity] = code;
            ssb.modifyAttribute(time, Integer.valueOf(code), datums[entity]);
            ssb.modifyAttribute(time, name, tags[entity]);
        }
    }
}
