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

    private final StatemapTrace fTrace;
    private final boolean fCodes;
    private int[] fEntities = {};
    private int[] fTags = {};
    private int[] fDatums = {};
    private int[] fLatest = {};
    private String[] fStates = {};
    private String[] fTagNames = {};

    StatemapStateProvider(StatemapTrace trace) {
        super(trace, ID);
        fTrace = trace;
        fCodes = !trace.tags().isEmpty() || trace.hasRepeatedStates();
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public StatemapStateProvider getNewInstance() {
        return new StatemapStateProvider(fTrace);
    }

    @Override
    public void assignTargetStateSystem(ITmfStateSystemBuilder ssb) {
        int count = fTrace.getEntityCount();
        fEntities = new int[count];
        fTags = new int[count];
        fDatums = new int[count];
        fLatest = new int[count];
        Arrays.fill(fLatest, -1);
        for (int i = 0; i < count; i++) {
            fEntities[i] =
                    ssb.getQuarkAbsoluteAndAdd(
                            StatemapAttributes.ENTITIES, fTrace.getEntityName(i));
            if (fCodes) {
                fDatums[i] = ssb.getQuarkRelativeAndAdd(fEntities[i], StatemapAttributes.DATUM);
                fTags[i] = ssb.getQuarkRelativeAndAdd(fEntities[i], StatemapAttributes.TAG);
            }
        }
        List<StatemapState> states = fTrace.metadata().states();
        fStates = states.stream().map(StatemapState::name).toArray(String[]::new);
        fTagNames = fTrace.tags().stream().map(StatemapTag::name).toArray(String[]::new);
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
        for (StatemapTag tag : fTrace.tags()) {
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
        ssb.modifyAttribute(time, fStates[datum.getState()], fEntities[entity]);
        if (fCodes) {
            int tag = datum.getTagNumber();
            @Nullable Object name = tag < 0 ? null : fTagNames[tag];
            int code = DatumCode.of(fStates.length, datum.getState(), tag, fLatest[entity]);
            fLatest[entity] = code;
            ssb.modifyAttribute(time, Integer.valueOf(code), fDatums[entity]);
            ssb.modifyAttribute(time, name, fTags[entity]);
        }
    }
}
