package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.testkit.HandMadeProvider;

/**
 * Threads of a machine that never was: as many rows and states as one likes, the same for the same
 * seed.
 */
final class SyntheticProvider extends HandMadeProvider {

    static final long START = 1_715_941_351_000_000_000L;
    static final long END = START + 4_200_000_000L;

    private static final String[] NAMES = {
        "systemd",
        "postgres",
        "nginx",
        "java",
        "bash",
        "kworker/u8:3",
        "sshd",
        "redis-server",
        "python3",
        "rsyslogd"
    };
    private static final String[] CALLS = {
        "read", "write", "epoll_wait", "futex", "openat", "recvfrom", "nanosleep"
    };

    SyntheticProvider(int rows, int totalStates) {
        style("usermode", "Usermode", "#57b26b", 1);
        style("syscall", "System call", "#4a86d8", 1);
        style("interrupted", "Interrupted", "#c77dd6", 0.8);
        style("waitcpu", "Wait for CPU", "#e8a33d", 0.5);
        style("blocked", "Wait blocked", "#cdbb6f", 0.25);
        Random random = new Random(42);
        long parent = -1;
        for (int i = 0; i < rows; i++) {
            long id = i + 1L;
            boolean root = i % 7 == 0;
            if (root) {
                parent = id;
            }
            int perRow = (int) (totalStates / (double) rows * (0.1 + 1.8 * random.nextDouble()));
            long cpu = fill(id, perRow, random);
            String name = NAMES[i / 7 % NAMES.length] + (root ? "" : "/" + (i % 7));
            entries.add(
                    new TimeGraphEntryModel(
                            id,
                            root ? -1 : parent,
                            List.of(name, Integer.toString(1000 + i), Long.toString(cpu)),
                            START,
                            END));
        }
        for (int i = 0; i < 300; i++) {
            long t = START + (long) (random.nextDouble() * (END - START));
            arrows.add(
                    new TimeGraphArrow(
                            1 + random.nextInt(rows), 1 + random.nextInt(30), t, 40_000, 0));
        }
    }

    private long fill(long id, int count, Random random) {
        List<ITimeGraphState> row = new ArrayList<>(count);
        states.put(id, row);
        long t = START + (long) (random.nextDouble() * 300_000_000);
        long mean = Math.max(1000, (END - t) / Math.max(1, count));
        long cpu = 0;
        int phase = random.nextInt(5);
        while (t < END && row.size() < count * 2) {
            double skew = -Math.log(1 - random.nextDouble()) * (random.nextInt(12) == 0 ? 6 : 0.5);
            long length =
                    Math.min(END - t, Math.max(800, (long) (mean * skew * (phase == 4 ? 2 : 0.7))));
            String style =
                    switch (phase) {
                        case 0, 2 -> "usermode";
                        case 1 -> "syscall";
                        case 3 -> random.nextBoolean() ? "waitcpu" : "interrupted";
                        default -> "blocked";
                    };
            String label = style.equals("syscall") ? CALLS[random.nextInt(CALLS.length)] : null;
            row.add(new TimeGraphState(t, length, label, new OutputElementStyle(style)));
            if (!style.equals("blocked") && !style.equals("waitcpu")) {
                cpu += length;
            }
            t += length;
            phase = phase == 4 && random.nextInt(3) > 0 ? 0 : random.nextInt(5);
        }
        return cpu;
    }

    @Override
    public String getId() {
        return "synthetic";
    }

    @Override
    public TmfModelResponse<TmfTreeModel<TimeGraphEntryModel>> fetchTree(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        TmfTreeModel.Builder<TimeGraphEntryModel> tree = new TmfTreeModel.Builder<>();
        tree.setColumnDescriptors(
                List.of(
                        column("Thread", DataType.STRING),
                        column("TID", DataType.NUMBER),
                        column("CPU time", DataType.DURATION)));
        tree.setEntries(entries);
        return new TmfModelResponse<>(tree.build(), Status.COMPLETED, "");
    }

    private static TableColumnDescriptor column(String title, DataType type) {
        return new TableColumnDescriptor.Builder().setText(title).setDataType(type).build();
    }
}
