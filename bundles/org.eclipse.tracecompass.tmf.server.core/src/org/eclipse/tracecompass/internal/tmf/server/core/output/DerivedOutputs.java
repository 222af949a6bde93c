package org.eclipse.tracecompass.internal.tmf.server.core.output;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.AllowedFiles;
import org.eclipse.tracecompass.internal.tmf.server.core.resource.OpenExperiment;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfiguration;
import org.eclipse.tracecompass.tmf.core.config.ITmfDataProviderConfigurator;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfConfigurationException;

/** Derives outputs from others, and does so again when an experiment is opened again. */
final class DerivedOutputs {

    /** The parameter of a configuration that names a file. */
    private static final String PATH = "path";

    private DerivedOutputs() {}

    /** Returns what derives outputs from an output; null if nothing does. */
    static @Nullable ITmfDataProviderConfigurator configurator(String output) {
        int colon = output.indexOf(':');
        IDataProviderFactory factory =
                DataProviderManager.getInstance()
                        .getFactory(colon < 0 ? output : output.substring(0, colon));
        return factory == null ? null : factory.getAdapter(ITmfDataProviderConfigurator.class);
    }

    /**
     * Returns parameters that name files by their real paths.
     *
     * @throws IOException when a client may not open such a file
     */
    static Map<String, Object> resolved(Map<String, Object> parameters, AllowedFiles files)
            throws IOException {
        Map<String, Object> resolved = new LinkedHashMap<>(parameters);
        if (parameters.get(PATH) instanceof String path) {
            resolved.put(PATH, files.resolve(path).toString());
        }
        return resolved;
    }

    /** Derives what was derived when the experiment was open before, unless that is done. */
    static void restore(OpenExperiment experiment) {
        experiment
                .derived()
                .restore(
                        (output, configuration) -> {
                            ITmfDataProviderConfigurator configurator = configurator(output);
                            if (configurator == null) {
                                throw new TmfConfigurationException("There is no output " + output);
                            }
                            // The folders that clients may read can be others now.
                            resolved(configuration.getParameters(), experiment.files());
                            configurator.createDataProviderDescriptors(
                                    experiment.experiment(), configuration);
                        });
    }

    /**
     * Derives outputs.
     *
     * @return the first of them
     * @throws TmfConfigurationException when the configuration is wrong
     */
    static IDataProviderDescriptor derive(
            OpenExperiment experiment,
            String output,
            ITmfDataProviderConfigurator configurator,
            ITmfConfiguration configuration)
            throws TmfConfigurationException {
        IDataProviderDescriptor made =
                configurator.createDataProviderDescriptors(experiment.experiment(), configuration);
        experiment.derived().add(output, configuration);
        return made;
    }

    /**
     * Removes an output, and those that were derived together with it.
     *
     * @throws TmfConfigurationException when it is not derived
     */
    static void remove(
            OpenExperiment experiment,
            String output,
            ITmfDataProviderConfigurator configurator,
            IDataProviderDescriptor derived)
            throws TmfConfigurationException {
        configurator.removeDataProviderDescriptor(experiment.experiment(), derived);
        ITmfConfiguration configuration = derived.getConfiguration();
        if (configuration != null) {
            experiment.derived().remove(output, configuration);
        }
    }
}
