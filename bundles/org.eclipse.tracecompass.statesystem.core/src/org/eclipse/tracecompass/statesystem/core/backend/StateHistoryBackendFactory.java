package org.eclipse.tracecompass.statesystem.core.backend;

import java.io.File;
import java.io.IOException;
import org.eclipse.tracecompass.internal.statesystem.core.NullBackend;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;
import org.eclipse.tracecompass.internal.statesystem.core.partial.PartialHistory;

/** Makes the backends that come with the engine. */
public final class StateHistoryBackendFactory {

    private StateHistoryBackendFactory() {}

    /**
     * Creates a backend that keeps nothing: only the ongoing state can be queried.
     *
     * @param ssid the id of the state system
     * @return the backend
     */
    public static IStateHistoryBackend createNullBackend(String ssid) {
        return new NullBackend(ssid);
    }

    /**
     * Creates a backend that keeps everything in memory, in the compact form of the file.
     *
     * @param ssid the id of the state system
     * @param startTime the first instant of the history
     * @return the backend
     */
    public static IStateHistoryBackend createInMemoryBackend(String ssid, long startTime) {
        return HistoryBackend.inMemory(ssid, startTime);
    }

    /**
     * Begins a history in a file, in the place of a file that may be there.
     *
     * @param ssid the id of the state system
     * @param stateFile the file
     * @param providerVersion the version of the state provider, asked for when the file is opened
     *     again
     * @param startTime the first instant of the history
     * @param queueSize has no effect: blocks are written by the thread that fills them, because
     *     that is as fast
     * @return the backend
     * @throws IOException if the file cannot be made, or is being written by another process or
     *     thread
     */
    public static IStateHistoryBackend createHistoryTreeBackendNewFile(
            String ssid, File stateFile, int providerVersion, long startTime, int queueSize)
            throws IOException {
        return HistoryBackend.create(ssid, stateFile, providerVersion, startTime);
    }

    /**
     * Begins a history in a file, as {@link #createHistoryTreeBackendNewFile(String, File, int,
     * long, int)} does, that remembers from what it is made.
     *
     * @param ssid the id of the state system
     * @param stateFile the file
     * @param providerVersion the version of the state provider
     * @param startTime the first instant of the history
     * @param origin from what it is made, asked for when the file is opened again
     * @return the backend
     * @throws IOException if the file cannot be made, or is being written by another process or
     *     thread
     */
    public static IStateHistoryBackend createHistoryTreeBackendNewFile(
            String ssid, File stateFile, int providerVersion, long startTime, HistoryOrigin origin)
            throws IOException {
        return HistoryBackend.create(ssid, stateFile, providerVersion, startTime, origin);
    }

    /**
     * Opens a history that is complete. Costs no more than reading the directory of its blocks.
     *
     * @param ssid the id of the state system
     * @param stateFile the file
     * @param providerVersion the version of the state provider that must have built it, or {@link
     *     org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder#IGNORE_PROVIDER_VERSION}
     * @return the backend
     * @throws IOException if there is no such file, or it is not complete, damaged, or of another
     *     version
     */
    public static IStateHistoryBackend createHistoryTreeBackendExistingFile(
            String ssid, File stateFile, int providerVersion) throws IOException {
        return HistoryBackend.open(ssid, stateFile, providerVersion);
    }

    /**
     * Opens a history that is complete and made from something certain.
     *
     * @param ssid the id of the state system
     * @param stateFile the file
     * @param providerVersion as for {@link #createHistoryTreeBackendExistingFile(String, File,
     *     int)}
     * @param origin from what it must be made
     * @return the backend; tells of damage, see {@link IStoredHistory}
     * @throws IOException if there is no such file, or it is not complete, damaged, or of another
     *     version or origin
     */
    public static IStateHistoryBackend createHistoryTreeBackendExistingFile(
            String ssid, File stateFile, int providerVersion, HistoryOrigin origin)
            throws IOException {
        return HistoryBackend.open(ssid, stateFile, providerVersion, origin);
    }

    /**
     * Begins a partial history in a file, in the place of a file that may be there.
     *
     * @param ssid the id of the state system
     * @param stateFile the file
     * @param providerVersion the version of the state provider, asked for when the file is opened
     *     again
     * @param startTime the first instant of the history
     * @param replayer makes the changes again when states are asked for that are not kept
     * @return the backend
     * @throws IOException if the file cannot be made, or is being written by another process or
     *     thread
     */
    public static ICheckpointedBackend createPartialBackendNewFile(
            String ssid,
            File stateFile,
            int providerVersion,
            long startTime,
            IHistoryReplayer replayer)
            throws IOException {
        return createPartialBackendNewFile(
                ssid, stateFile, providerVersion, startTime, HistoryOrigin.UNKNOWN, replayer);
    }

    /**
     * Begins a partial history in a file that remembers from what it is made.
     *
     * @param ssid the id of the state system
     * @param stateFile the file
     * @param providerVersion the version of the state provider
     * @param startTime the first instant of the history
     * @param origin from what it is made, asked for when the file is opened again
     * @param replayer makes the changes again when states are asked for that are not kept
     * @return the backend
     * @throws IOException if the file cannot be made, or is being written by another process or
     *     thread
     */
    public static ICheckpointedBackend createPartialBackendNewFile(
            String ssid,
            File stateFile,
            int providerVersion,
            long startTime,
            HistoryOrigin origin,
            IHistoryReplayer replayer)
            throws IOException {
        return PartialHistory.create(ssid, stateFile, providerVersion, startTime, origin, replayer);
    }

    /**
     * Opens a partial history that is complete.
     *
     * @param ssid the id of the state system
     * @param stateFile the file
     * @param providerVersion as for {@link #createHistoryTreeBackendExistingFile(String, File,
     *     int)}
     * @param replayer makes the changes again when states are asked for that are not kept
     * @return the backend
     * @throws IOException as for {@link #createHistoryTreeBackendExistingFile(String, File, int)},
     *     and if the file is that of a full history
     */
    public static ICheckpointedBackend createPartialBackendExistingFile(
            String ssid, File stateFile, int providerVersion, IHistoryReplayer replayer)
            throws IOException {
        return createPartialBackendExistingFile(
                ssid, stateFile, providerVersion, HistoryOrigin.UNKNOWN, replayer);
    }

    /**
     * Opens a partial history that is complete and made from something certain.
     *
     * @param ssid the id of the state system
     * @param stateFile the file
     * @param providerVersion as for {@link #createHistoryTreeBackendExistingFile(String, File,
     *     int)}
     * @param origin from what it must be made
     * @param replayer makes the changes again when states are asked for that are not kept
     * @return the backend; tells of damage, see {@link IStoredHistory}
     * @throws IOException as for {@link #createHistoryTreeBackendExistingFile(String, File, int,
     *     HistoryOrigin)}, and if the file is that of a full history
     */
    public static ICheckpointedBackend createPartialBackendExistingFile(
            String ssid,
            File stateFile,
            int providerVersion,
            HistoryOrigin origin,
            IHistoryReplayer replayer)
            throws IOException {
        return PartialHistory.open(ssid, stateFile, providerVersion, origin, replayer);
    }
}
