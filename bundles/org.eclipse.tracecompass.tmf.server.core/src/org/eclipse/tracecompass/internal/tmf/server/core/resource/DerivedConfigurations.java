package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonBody;
import org.eclipse.tracecompass.internal.tmf.server.core.json.OutputJson;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfiguration;
import org.eclipse.tracecompass.tmf.core.config.TmfConfiguration;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfConfigurationException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The configurations that outputs of an experiment were derived from. They are kept in a file among
 * what is derived from the experiment, so that the outputs come back when it is opened again.
 * Thread-safe.
 */
public final class DerivedConfigurations {

    private static final System.Logger LOGGER = LazyLogger.of(DerivedConfigurations.class);

    private static final String FILE = "derived-outputs.json";
    private static final String OUTPUT = "output";
    private static final String CONFIGURATION = "configuration";

    private final StoredList<Derived> stored;
    private volatile boolean isRestored;

    /**
     * What is derived only once.
     *
     * @param output the id of the output from which others are derived
     * @param configuration how
     */
    private record Derived(String output, ITmfConfiguration configuration) {

        boolean isAs(Derived other) {
            return output.equals(other.output)
                    && configuration.getId().equals(other.configuration.getId());
        }
    }

    /** Derives outputs. */
    @FunctionalInterface
    public interface Deriver {

        /**
         * Derives outputs.
         *
         * @param output the id of the output from which they are derived
         * @param configuration how
         * @throws TmfConfigurationException when that is not possible
         * @throws ProtocolException when the configuration names a file that may not be read
         */
        void derive(String output, ITmfConfiguration configuration)
                throws TmfConfigurationException, IOException;
    }

    private DerivedConfigurations(StoredList<Derived> stored) {
        this.stored = stored;
    }

    static DerivedConfigurations of(ITmfTrace experiment) {
        return new DerivedConfigurations(
                new StoredList<>(
                        experiment,
                        FILE,
                        DerivedConfigurations::read,
                        DerivedConfigurations::json));
    }

    /**
     * Derives what was derived when the experiment was open before; later calls do nothing. What
     * cannot be derived now is told in the log, and may be possible the next time.
     */
    public void restore(Deriver deriver) {
        if (!isRestored) {
            restoreOnce(deriver);
        }
    }

    private synchronized void restoreOnce(Deriver deriver) {
        if (isRestored) {
            return;
        }
        for (Derived each : stored.read()) {
            try {
                deriver.derive(each.output, each.configuration);
            } catch (TmfConfigurationException | IOException e) {
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "''{0}'' cannot be derived again: {1}",
                        each.configuration.getName(),
                        e.getMessage());
            }
        }
        isRestored = true;
    }

    private static Optional<Derived> read(Map<?, ?> object) {
        ITmfConfiguration configuration = configuration(object.get(CONFIGURATION));
        return object.get(OUTPUT) instanceof String output && configuration != null
                ? Optional.of(new Derived(output, configuration))
                : Optional.empty();
    }

    private static @Nullable ITmfConfiguration configuration(@Nullable Object value) {
        if (!(value instanceof Map<?, ?> map)
                || !(map.get("id") instanceof String id)
                || !(map.get("name") instanceof String name)
                || !(map.get("description") instanceof String description)
                || !(map.get("sourceTypeId") instanceof String type)
                || !(map.get("parameters") instanceof Map<?, ?> given)) {
            return null;
        }
        Map<String, Object> parameters = new LinkedHashMap<>();
        given.forEach((key, each) -> parameters.put(String.valueOf(key), each));
        return new TmfConfiguration.Builder()
                .setId(id)
                .setName(name)
                .setDescription(description)
                .setSourceTypeId(type)
                .setParameters(parameters)
                .build();
    }

    /**
     * Keeps a configuration.
     *
     * @param output the id of the output from which others were derived
     * @param configuration how
     */
    public void add(String output, ITmfConfiguration configuration) {
        Derived added = new Derived(output, configuration);
        store(
                all -> {
                    all.removeIf(added::isAs);
                    all.add(added);
                });
    }

    /**
     * Forgets a configuration.
     *
     * @param output the id of the output from which others were derived
     * @param configuration how
     */
    public void remove(String output, ITmfConfiguration configuration) {
        Derived removed = new Derived(output, configuration);
        store(all -> all.removeIf(removed::isAs));
    }

    /** The outputs are there in any case, so a failure is only told. */
    private void store(Consumer<List<Derived>> change) {
        try {
            stored.change(change);
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "Derived outputs cannot be stored", e);
        }
    }

    private static JsonBody json(Derived derived) {
        return out -> {
            out.beginObject();
            out.name(OUTPUT).value(derived.output);
            out.name(CONFIGURATION);
            OutputJson.of(derived.configuration).write(out);
            out.endObject();
        };
    }
}
