package org.eclipse.tracecompass.tmf.remote.core;

import com.google.gson.Gson;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.remote.core.http.AnswerReader;
import org.eclipse.tracecompass.internal.tmf.remote.core.http.HttpJson;
import org.eclipse.tracecompass.internal.tmf.remote.core.json.ResourceJson;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.remote.core.answer.ExperimentFacts;
import org.eclipse.tracecompass.tmf.remote.core.answer.ExperimentFacts.TraceFacts;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException;

/**
 * A trace server. While it cannot be reached, it is tried again after 0.5 s, 1 s, 2 s, up to 8 s;
 * questions in between fail at once. All methods block until the server has answered, and can be
 * cancelled by their monitor. Thread-safe.
 */
public final class RemoteServer {

    private static final String EXPERIMENTS = "/experiments";
    private static final long SILENCE_MS = 60_000;
    private static final long FIRST_PAUSE_MS = 500;
    private static final int MOST_DOUBLINGS = 4;

    private final ServerAddress address;
    private final HttpJson http;
    private final Gson gson = new Gson();
    private volatile @Nullable String token;
    private volatile boolean impatient;

    private @Nullable RemoteException trouble;
    private int failures;
    private long retryAt;

    /**
     * Creates a server; nothing is asked yet.
     *
     * @param address where it is
     * @param token the token; null for that of the address, if it has one
     */
    public RemoteServer(ServerAddress address, @Nullable String token) {
        this(address, token, SILENCE_MS);
    }

    /**
     * Creates a server.
     *
     * @param silenceMs how long the server may send nothing, in ms
     */
    RemoteServer(ServerAddress address, @Nullable String token, long silenceMs) {
        this.address = address;
        this.token = token == null || token.isEmpty() ? address.token() : token;
        http = new HttpJson(address.name(), silenceMs);
    }

    /** Returns where the server is. */
    public ServerAddress address() {
        return address;
    }

    /** Sets another token, and tries again at once. */
    public void setToken(@Nullable String token) {
        this.token = token == null || token.isEmpty() ? null : token;
        tryNow();
    }

    /**
     * Lets data providers fail while the server cannot be reached. Otherwise they say that more is
     * to come, for views that ask again until it is back.
     */
    public void setImpatient() {
        impatient = true;
    }

    /** Returns whether data providers fail while the server cannot be reached. */
    boolean isImpatient() {
        return impatient;
    }

    /** Lets the next question be asked at once, however often asking has failed. */
    public synchronized void tryNow() {
        failures = 0;
        retryAt = System.nanoTime();
    }

    /** Returns why the server cannot be asked for now; null when the last question succeeded. */
    public synchronized @Nullable RemoteException trouble() {
        return trouble;
    }

    /**
     * Returns what the server is.
     *
     * @return its product and version
     */
    public String identify(@Nullable IProgressMonitor monitor) throws RemoteException {
        return ask("/identifier", null, ResourceJson::readServer, monitor);
    }

    /** Returns the experiments that are open on the server. */
    public List<ExperimentFacts> experiments(@Nullable IProgressMonitor monitor)
            throws RemoteException {
        return ask(EXPERIMENTS, null, ResourceJson::readExperiments, monitor);
    }

    /** Returns the traces that the server knows. */
    public List<TraceFacts> traces(@Nullable IProgressMonitor monitor) throws RemoteException {
        return ask("/traces", null, ResourceJson::readTraces, monitor);
    }

    /**
     * Opens a trace on the server.
     *
     * @param path where it is on the server
     */
    public TraceFacts openTrace(String path, @Nullable IProgressMonitor monitor)
            throws RemoteException {
        return ask("/traces", Map.of("uri", path), ResourceJson::readTrace, monitor);
    }

    /**
     * Opens an experiment on the server; gives the same again when it is open.
     *
     * @param name its name
     * @param traces the ids of its traces
     */
    public ExperimentFacts openExperiment(
            String name, List<String> traces, @Nullable IProgressMonitor monitor)
            throws RemoteException {
        return ask(
                EXPERIMENTS,
                Map.of("name", name, "traces", traces),
                ResourceJson::readExperiment,
                monitor);
    }

    /**
     * Returns what the server says of an experiment.
     *
     * @param uuid its id
     */
    public ExperimentFacts experiment(String uuid, @Nullable IProgressMonitor monitor)
            throws RemoteException {
        return ask(pathOf(uuid), null, ResourceJson::readExperiment, monitor);
    }

    /**
     * Returns what can be shown of an experiment.
     *
     * @param uuid its id
     */
    public List<IDataProviderDescriptor> outputs(String uuid, @Nullable IProgressMonitor monitor)
            throws RemoteException {
        return ask(pathOf(uuid) + "/outputs", null, ResourceJson::readOutputs, monitor);
    }

    private static String pathOf(String uuid) {
        return EXPERIMENTS + '/' + uuid;
    }

    /**
     * Returns the path of an operation on an output.
     *
     * @param uuid the id of the experiment
     * @param kind the part of the path before the id of the output; empty for none
     * @param id the id of the output
     * @param operation what is asked
     */
    static String path(String uuid, String kind, String id, String operation) {
        String encoded = URLEncoder.encode(id, StandardCharsets.UTF_8).replace("+", "%20");
        return pathOf(uuid) + "/outputs/" + kind + encoded + operation;
    }

    /**
     * Asks the server.
     *
     * @param <T> what the answer becomes
     * @param path the path of the operation, encoded
     * @param parameters the parameters; null for none, which asks by GET
     * @param reader reads the answer
     * @param monitor cancels, null for none
     */
    <T> T ask(
            String path,
            @Nullable Map<String, ?> parameters,
            AnswerReader<T> reader,
            @Nullable IProgressMonitor monitor)
            throws RemoteException {
        mayTry();
        String body = parameters == null ? null : gson.toJson(Map.of("parameters", parameters));
        String secret = token;
        try {
            T answer = http.ask(address.operation(path), secret, body, reader, monitor);
            answered(null);
            return answer;
        } catch (RemoteException told) {
            RemoteException e = secret == null ? told : told.without(secret);
            answered(e.isLost() ? e : null);
            throw e;
        }
    }

    private synchronized void mayTry() throws RemoteException {
        RemoteException known = trouble;
        if (known != null) {
            if (System.nanoTime() < retryAt) {
                throw new RemoteException(known.kind(), known.sentence(), known);
            }
            // Others do not try at the same time.
            pause();
        }
    }

    private void pause() {
        long pause = FIRST_PAUSE_MS << Math.min(MOST_DOUBLINGS, failures);
        retryAt = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(pause);
    }

    private synchronized void answered(@Nullable RemoteException lost) {
        if (lost == null) {
            trouble = null;
            failures = 0;
        } else {
            trouble = lost;
            pause();
            failures++;
        }
    }
}
