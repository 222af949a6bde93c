package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfAttributePool;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfAttributePool.QueueType;

/** Numbered attributes that scenarios take and give back. For one thread. */
public final class AttributePools {

    private final Map<Integer, TmfAttributePool> pools = new HashMap<>();

    /** By scenario, the attribute that it has taken below each parent. */
    private final Map<Integer, Map<Integer, Integer>> taken = new HashMap<>();

    /** Returns the attribute of a scenario below a parent; it is taken at the first call. */
    int take(ITmfStateSystemBuilder states, int scenario, int parent) {
        return taken.computeIfAbsent(scenario, key -> new HashMap<>())
                .computeIfAbsent(
                        parent,
                        key ->
                                pools.computeIfAbsent(
                                                parent,
                                                base ->
                                                        new TmfAttributePool(
                                                                states, base, QueueType.PRIORITY))
                                        .getAvailable());
    }

    /** Gives back all that a scenario has taken; these attributes become null. */
    public void free(int scenario, long time) {
        Map<Integer, Integer> attributes = taken.remove(scenario);
        if (attributes != null) {
            attributes.forEach(
                    (parent, quark) -> {
                        TmfAttributePool pool = pools.get(parent);
                        if (pool != null) {
                            pool.recycle(quark, time);
                        }
                    });
        }
    }
}
