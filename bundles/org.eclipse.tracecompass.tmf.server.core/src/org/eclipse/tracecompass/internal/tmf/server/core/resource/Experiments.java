package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.server.core.http.ProtocolException;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson.ExperimentFacts;

/** The open experiments. Each is known by its name. Thread-safe. */
public final class Experiments {

    private final Traces traces;
    private final Executor executor;

    /** Opening takes time: those who only look must not wait for it. */
    private final ReentrantLock opening = new ReentrantLock();

    private final Map<UUID, OpenExperiment> experiments =
            Collections.synchronizedMap(new LinkedHashMap<>());

    /**
     * Creates an empty list.
     *
     * @param traces the traces that experiments may have
     * @param executor runs what reads them
     */
    public Experiments(Traces traces, Executor executor) {
        this.traces = traces;
        this.executor = executor;
    }

    /**
     * Opens an experiment, and begins to read it.
     *
     * @param name its name
     * @param members the ids of its traces
     * @return the experiment; the one that is open when name and traces are the same
     * @throws ProtocolException when a trace is not known, or another experiment has the name
     */
    public ExperimentFacts open(String name, List<UUID> members) throws ProtocolException {
        OpenExperiment opened = prepare(name, members);
        opened.begin();
        return opened.facts();
    }

    /**
     * Opens an experiment as {@link #open}, but begins to read it only when it is asked for, or
     * when all {@linkplain #begin begin}.
     */
    public OpenExperiment prepare(String name, List<UUID> members) throws ProtocolException {
        opening.lock();
        try {
            return openOrFind(name, members);
        } finally {
            opening.unlock();
        }
    }

    /**
     * Opens an experiment as {@link #prepare(String, List)}, and names it after its file. Other
     * experiments may have that name: then it has names of folders before it.
     *
     * @param path the file, an absolute path
     * @param members the ids of its traces
     * @throws ProtocolException when a trace is not known
     */
    public OpenExperiment prepare(Path path, List<UUID> members) throws ProtocolException {
        opening.lock();
        try {
            return openOrFind(UnusedName.of(path, name -> isOther(name, members)), members);
        } finally {
            opening.unlock();
        }
    }

    private boolean isOther(String name, List<UUID> members) {
        OpenExperiment open = experiments.get(idOf(name));
        return open != null && !hasMembers(open, members);
    }

    private static UUID idOf(String name) {
        return UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8));
    }

    private static boolean hasMembers(OpenExperiment open, List<UUID> members) {
        return Set.copyOf(open.memberIds()).equals(Set.copyOf(members));
    }

    /** Begins to read all experiments that are not being read yet. */
    public void begin() {
        all().forEach(OpenExperiment::begin);
    }

    private OpenExperiment openOrFind(String name, List<UUID> members) throws ProtocolException {
        UUID uuid = idOf(name);
        traces.get(members);
        OpenExperiment open = experiments.get(uuid);
        if (open != null) {
            if (hasMembers(open, members)) {
                return open;
            }
            throw new ProtocolException(
                    ProtocolException.CONFLICT,
                    "The name is taken",
                    "Another experiment has the name " + name,
                    "experiment",
                    ResourceJson.of(open.facts()));
        }
        List<KnownTrace> reserved = traces.reserve(members.stream().distinct().toList());
        boolean isDone = false;
        try {
            OpenExperiment opened =
                    OpenExperiment.open(uuid, name, reserved, executor, traces.files());
            experiments.put(uuid, opened);
            isDone = true;
            return opened;
        } finally {
            if (!isDone) {
                reserved.forEach(KnownTrace::release);
            }
        }
    }

    /** Returns all experiments, in the order in which they were opened. */
    public List<ExperimentFacts> facts() {
        return all().stream().map(OpenExperiment::facts).toList();
    }

    private List<OpenExperiment> all() {
        synchronized (experiments) {
            return List.copyOf(experiments.values());
        }
    }

    /**
     * Returns an experiment that is being read, or has been.
     *
     * @param uuid its id; null for one that there cannot be
     * @throws ProtocolException when there is none
     */
    public OpenExperiment get(@Nullable UUID uuid) throws ProtocolException {
        OpenExperiment experiment = uuid == null ? null : experiments.get(uuid);
        if (experiment == null) {
            throw new ProtocolException(
                    ProtocolException.NOT_FOUND, "There is no such experiment", "UUID " + uuid);
        }
        experiment.begin();
        return experiment;
    }

    /**
     * Closes an experiment. Its traces stay known.
     *
     * @return what it was
     * @throws ProtocolException when there is none
     */
    public ExperimentFacts close(@Nullable UUID uuid) throws ProtocolException {
        opening.lock();
        try {
            OpenExperiment experiment = get(uuid);
            experiments.remove(experiment.uuid());
            ExperimentFacts facts = experiment.facts();
            experiment.close();
            return facts;
        } finally {
            opening.unlock();
        }
    }

    /** Closes all experiments. */
    public void clear() {
        opening.lock();
        try {
            all().forEach(OpenExperiment::close);
            experiments.clear();
        } finally {
            opening.unlock();
        }
    }
}
