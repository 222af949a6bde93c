package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import com.google.gson.JsonObject;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.OnCpuStatistics;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.SyscallStatistics;

/** Reads an independent reader's figures of a kernel trace. */
public final class Figures {

    private Figures() {}

    /** Time by {@code cpu/tid}, ns. */
    public static Map<String, Long> onCpu(JsonObject oracle) {
        Map<String, Long> figures = new TreeMap<>();
        oracle.getAsJsonObject("oncpu_ns_per_tid")
                .entrySet()
                .forEach(
                        thread ->
                                thread.getValue()
                                        .getAsJsonObject()
                                        .getAsJsonObject("cpu")
                                        .entrySet()
                                        .forEach(
                                                cpu ->
                                                        figures.put(
                                                                cpu.getKey()
                                                                        + "/"
                                                                        + thread.getKey(),
                                                                cpu.getValue().getAsLong())));
        return figures;
    }

    /** Time and slices on all CPUs by thread. */
    public static Map<Integer, OnCpuStatistics.Use> byThread(JsonObject oracle) {
        Map<Integer, OnCpuStatistics.Use> figures = new TreeMap<>();
        oracle.getAsJsonObject("oncpu_ns_per_tid")
                .entrySet()
                .forEach(
                        thread -> {
                            JsonObject use = thread.getValue().getAsJsonObject();
                            figures.put(
                                    Integer.valueOf(thread.getKey()),
                                    new OnCpuStatistics.Use(
                                            use.get("total").getAsLong(),
                                            use.get("slices").getAsLong()));
                        });
        return figures;
    }

    /** The figures of system calls by name. */
    public static Map<String, SyscallStatistics.Figures> systemCalls(JsonObject oracle) {
        Map<String, SyscallStatistics.Figures> figures = new TreeMap<>();
        oracle.getAsJsonObject("syscalls")
                .entrySet()
                .forEach(
                        call -> {
                            JsonObject sum = call.getValue().getAsJsonObject();
                            figures.put(
                                    call.getKey(),
                                    new SyscallStatistics.Figures(
                                            call.getKey(),
                                            sum.get("count").getAsLong(),
                                            sum.get("total_ns").getAsLong(),
                                            sum.get("min_ns").getAsLong(),
                                            sum.get("max_ns").getAsLong(),
                                            sum.get("failed").getAsLong()));
                        });
        return figures;
    }
}
