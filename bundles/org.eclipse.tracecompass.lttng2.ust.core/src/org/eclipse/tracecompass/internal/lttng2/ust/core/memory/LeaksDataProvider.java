package org.eclipse.tracecompass.internal.lttng2.ust.core.memory;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.Block;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.MemoryAttributes;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.OutstandingBlocks;
import org.eclipse.tracecompass.tmf.core.callstack.FunctionNames;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.AbstractTmfTraceDataProvider;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The memory that is allocated at the last requested time (at the end of the trace, if none is
 * requested): processes, their threads, and the blocks that these have allocated, in the order of
 * their allocation.
 */
public final class LeaksDataProvider extends AbstractTmfTraceDataProvider
        implements ITmfTreeDataProvider<TmfTreeDataModel> {

    /** The id of the data provider. */
    public static final String ID = "org.eclipse.tracecompass.lttng2.ust.core.memory.leaks";

    /** So many blocks are listed; of more, only the number and the size are. */
    static final int MAX_BLOCKS = 20_000;

    private static final List<ITableColumnDescriptor> COLUMNS =
            List.of(
                    MemoryDataProvider.column(
                            "Name", DataType.STRING, "Process, or the function that allocated"),
                    MemoryDataProvider.column("Thread", DataType.STRING, "Who allocated it"),
                    MemoryDataProvider.column("Blocks", DataType.NUMBER, "How many blocks"),
                    MemoryDataProvider.column(
                            "Bytes", DataType.BINARY_NUMBER, "How many bytes were asked for"),
                    MemoryDataProvider.column("Allocated", DataType.TIMESTAMP, "When"),
                    MemoryDataProvider.column("Address", DataType.STRING, "Where it begins"),
                    MemoryDataProvider.column(
                            "Caller",
                            DataType.STRING,
                            "From where, if the context ip was recorded"));

    /** The blocks of a process. */
    private static final class Group {
        private final String fName;
        private final List<Block> fBlocks = new ArrayList<>();
        private long fCount;
        private long fBytes;

        Group(String name) {
            fName = name;
        }
    }

    /** Rows of several traces stand in one tree: each provider has its own ids. */
    private static final AtomicLong NEXT_IDS = new AtomicLong();

    private static final long IDS = 1L << 32;

    private final long fFirstId = NEXT_IDS.getAndAdd(IDS);
    private final FunctionNames fNames;
    private long fTime = Long.MIN_VALUE;
    private @Nullable OutstandingBlocks fBlocks;

    /**
     * Creates a provider.
     *
     * @param trace the trace
     */
    public LeaksDataProvider(ITmfTrace trace) {
        super(trace);
        fNames = new FunctionNames(trace);
    }

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public TmfModelResponse<TmfTreeModel<TmfTreeDataModel>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        long time =
                times == null || times.isEmpty()
                        ? Long.MAX_VALUE
                        : times.get(times.size() - 1).longValue();
        OutstandingBlocks blocks = blocks(time, monitor);
        if (blocks == null || monitor != null && monitor.isCanceled()) {
            return new TmfModelResponse<>(
                    null, Status.CANCELLED, CommonStatusMessage.TASK_CANCELLED);
        }
        fNames.refresh();
        List<TmfTreeDataModel> rows = rows(blocks);
        return new TmfModelResponse<>(
                new TmfTreeModel.Builder<TmfTreeDataModel>()
                        .setColumnDescriptors(COLUMNS)
                        .setEntries(rows)
                        .setAutoExpandLevel(2)
                        .build(),
                Status.COMPLETED,
                CommonStatusMessage.COMPLETED);
    }

    private synchronized @Nullable OutstandingBlocks blocks(
            long time, @Nullable IProgressMonitor monitor) {
        OutstandingBlocks known = fBlocks;
        if (known != null && fTime == time) {
            return known;
        }
        try {
            OutstandingBlocks read = OutstandingBlocks.at(getTrace(), time, monitor);
            if (monitor == null || !monitor.isCanceled()) {
                fBlocks = read;
                fTime = time;
            }
            return read;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    private List<TmfTreeDataModel> rows(OutstandingBlocks outstanding) {
        Map<Integer, Group> processes = new LinkedHashMap<>();
        int listed = 0;
        for (Block block : outstanding.blocks()) {
            Group process =
                    Objects.requireNonNull(
                            processes.computeIfAbsent(
                                    Integer.valueOf(block.pid()),
                                    pid ->
                                            new Group(
                                                    block.pid() < 0
                                                            ? MemoryAttributes.UNKNOWN_PROCESS
                                                            : "Process " + pid)));
            process.fCount++;
            process.fBytes += block.size();
            if (listed++ < MAX_BLOCKS) {
                process.fBlocks.add(block);
            }
        }
        List<TmfTreeDataModel> rows = new ArrayList<>();
        for (Group process : processes.values()) {
            long parent = fFirstId + rows.size();
            rows.add(
                    row(parent, -1, process.fName, "", process.fCount, process.fBytes, "", "", ""));
            process.fBlocks.forEach(block -> add(rows, parent, block));
            long left = process.fCount - process.fBlocks.size();
            if (left > 0) {
                long bytes = process.fBytes - process.fBlocks.stream().mapToLong(Block::size).sum();
                rows.add(row(fFirstId + rows.size(), parent, "more", "", left, bytes, "", "", ""));
            }
        }
        return rows;
    }

    private static String threadName(Block block) {
        String name = block.thread();
        return block.tid() < 0
                ? ""
                : name == null ? Long.toString(block.tid()) : name + "-" + block.tid();
    }

    private void add(List<TmfTreeDataModel> rows, long parent, Block block) {
        rows.add(
                row(
                        fFirstId + rows.size(),
                        parent,
                        block.function(),
                        threadName(block),
                        1,
                        block.size(),
                        Long.toString(block.time()),
                        "0x" + Long.toHexString(block.address()),
                        block.caller() == 0
                                ? ""
                                : fNames.name(
                                        block.pid(), block.time(), Long.valueOf(block.caller()))));
    }

    private static TmfTreeDataModel row(
            long id,
            long parent,
            String name,
            String thread,
            long blocks,
            long bytes,
            String time,
            String address,
            String caller) {
        return new TmfTreeDataModel(
                id,
                parent,
                List.of(
                        name,
                        thread,
                        Long.toString(blocks),
                        Long.toString(bytes),
                        time,
                        address,
                        caller),
                false);
    }
}
