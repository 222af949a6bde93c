package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** What there is to know about a call in a flame chart. */
final class CallTip {

    private final ITmfStateSystem history;
    private final CallStack stack;
    private final FunctionNames names;

    CallTip(ITmfStateSystem history, CallStack stack, FunctionNames names) {
        this.history = history;
        this.stack = stack;
        this.names = names;
    }

    private ITmfStateInterval call(int depth, long time) {
        return history.querySingleState(time, stack.getQuarkAtDepth(depth).intValue());
    }

    /** Describes the call at a depth; empty if there is none. */
    Map<String, String> at(int depth, long time) {
        Map<String, String> tip = new LinkedHashMap<>();
        ITmfStateInterval call = call(depth, time);
        Object function = call.getValue();
        if (function == null) {
            return tip;
        }
        int tid = stack.getThreadId(time);
        if (tid >= 0) {
            tip.put("TID", Integer.toString(tid));
        }
        int key = stack.getSymbolKeyAt(call.getStartTime());
        FunctionNames.Name name = names.find(key, call.getStartTime(), function);
        tip.put("Function", name.text());
        if (!name.symbol().equals(name.text())) {
            tip.put("Symbol", name.symbol());
        }
        if (function instanceof Long address) {
            String hex = "0x" + Long.toHexString(address.longValue());
            if (!hex.equals(name.text())) {
                tip.put("Address", hex);
            }
        }
        if (depth > 1) {
            ITmfStateInterval caller = call(depth - 1, call.getStartTime());
            Object by = caller.getValue();
            if (by != null) {
                tip.put("Called by", names.name(key, caller.getStartTime(), by));
            }
        }
        if (call.getEndTime() >= history.getCurrentEndTime()) {
            tip.put("Exit", "not in the trace");
        }
        return tip;
    }
}
