package org.eclipse.tracecompass.internal.lttng2.ust.core.memory;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.MemoryAttributes;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.MemoryBlock;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.OutstandingBlocks;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.AbstractTmfTraceDataProvider;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.RowIds;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
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
        private final int pid;
        private final List<MemoryBlock> blocks = new ArrayList<>();
        private long count;
        private long bytes;

        Group(int pid) {
            this.pid = pid;
        }

        String name() {
            return pid < 0 ? MemoryAttributes.UNKNOWN_PROCESS : "Process " + pid;
        }
    }

    /** The subject of a row. */
    private sealed interface Key {
        /** A process. */
        record OfProcess(int pid) implements Key {}

        /** A block. */
        record OfBlock(MemoryBlock block) implements Key {}

        /** The blocks of a process that are not listed. */
        record OfMore(int pid) implements Key {}
    }

    private final RowIds<Key> ids = new RowIds<>();
    private final FunctionNames names;
    private long time = Long.MIN_VALUE;
    private @Nullable OutstandingBlocks blocks;

    /**
     * Creates a provider.
     *
     * @param trace the trace
     */
    public LeaksDataProvider(ITmfTrace trace) {
        super(trace);
        names = new FunctionNames(trace);
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
            return Answers.taskCancelled();
        }
        names.refresh();
        List<TmfTreeDataModel> rows = rows(blocks);
        return Answers.completed(
                new TmfTreeModel.Builder<TmfTreeDataModel>()
                        .setColumnDescriptors(COLUMNS)
                        .setEntries(rows)
                        .setAutoExpandLevel(2)
                        .build());
    }

    private synchronized @Nullable OutstandingBlocks blocks(
            long time, @Nullable IProgressMonitor monitor) {
        OutstandingBlocks known = blocks;
        if (known != null && this.time == time) {
            return known;
        }
        try {
            OutstandingBlocks read = OutstandingBlocks.at(getTrace(), time, monitor);
            if (monitor == null || !monitor.isCanceled()) {
                blocks = read;
                this.time = time;
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
        for (MemoryBlock block : outstanding.blocks()) {
            Group process =
                    Objects.requireNonNull(
                            processes.computeIfAbsent(Integer.valueOf(block.pid()), Group::new));
            process.count++;
            process.bytes += block.size();
            if (listed++ < MAX_BLOCKS) {
                process.blocks.add(block);
            }
        }
        List<Key> keys = new ArrayList<>();
        List<TmfTreeDataModel> rows = new ArrayList<>();
        for (Group process : processes.values()) {
            long parent = id(new Key.OfProcess(process.pid), keys);
            rows.add(row(parent, -1, process.name(), "", process.count, process.bytes, "", "", ""));
            for (MemoryBlock block : process.blocks) {
                rows.add(row(id(new Key.OfBlock(block), keys), parent, block));
            }
            long left = process.count - process.blocks.size();
            if (left > 0) {
                long bytes =
                        process.bytes - process.blocks.stream().mapToLong(MemoryBlock::size).sum();
                long more = id(new Key.OfMore(process.pid), keys);
                rows.add(row(more, parent, "more", "", left, bytes, "", "", ""));
            }
        }
        ids.retain(keys);
        return rows;
    }

    private long id(Key key, List<Key> keys) {
        keys.add(key);
        return ids.of(key);
    }

    private static String threadName(MemoryBlock block) {
        String name = block.thread();
        return block.tid() < 0
                ? ""
                : name == null ? Long.toString(block.tid()) : name + "-" + block.tid();
    }

    private TmfTreeDataModel row(long id, long parent, MemoryBlock block) {
        String caller =
                block.caller() == 0
                        ? ""
                        : names.name(block.pid(), block.time(), Long.valueOf(block.caller()));
        return row(
                id,
                parent,
                block.function(),
                threadName(block),
                1,
                block.size(),
                Long.toString(block.time()),
                "0x" + Long.toHexString(block.address()),
                caller);
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
