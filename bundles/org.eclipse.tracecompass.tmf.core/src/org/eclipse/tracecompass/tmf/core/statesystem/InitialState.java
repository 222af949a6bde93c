package org.eclipse.tracecompass.tmf.core.statesystem;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.snapshot.StateSnapshot;

/**
 * The states before the first event, if the trace has them: a part cut out of a longer trace
 * carries a {@link StateSnapshot} of the instant of the cut in its folder.
 */
final class InitialState {

    private InitialState() {
        // static
    }

    /**
     * Announces the states of a snapshot of the provider's version as future events; does nothing
     * without one.
     */
    static void schedule(ITmfStateProvider provider, ITmfStateSystemBuilder target) {
        StateSnapshot snapshot = read(provider, target.getSSID());
        if (snapshot == null || snapshot.getVersion() != provider.getVersion()) {
            return;
        }
        long start = target.getStartTime();
        for (Map.Entry<List<String>, ITmfStateInterval> state : snapshot.getStates().entrySet()) {
            ITmfStateInterval interval = state.getValue();
            Object value = interval.getValue();
            if (value != null) {
                int quark = target.getQuarkAbsoluteAndAdd(state.getKey().toArray(new String[0]));
                provider.addFutureEvent(Math.max(start, interval.getStartTime()), value, quark);
            }
        }
    }

    private static @Nullable StateSnapshot read(ITmfStateProvider provider, String ssid) {
        String path = provider.getTrace().getPath();
        if (path == null || path.isEmpty()) {
            return null;
        }
        try {
            Path folder = Path.of(path);
            return Files.isDirectory(folder) ? StateSnapshot.read(folder, ssid) : null;
        } catch (InvalidPathException e) {
            return null;
        }
    }
}
