package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.PrivateFolder;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.source.Read;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.Parsed;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclarationUpdate;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfiguration;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfigurationSourceType;
import org.eclipse.tracecompass.tmf.core.config.ITmfDataProviderConfigurator;
import org.eclipse.tracecompass.tmf.core.config.TmfConfigurationSourceType;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfConfigurationException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * Makes views out of the text of declarations, until the trace is closed. All views of a text are
 * made at once, and the first is returned; with one of them, all are removed. Thread-safe.
 */
final class DeclaredConfigurator implements ITmfDataProviderConfigurator {

    /** The id of the kind of configurations. */
    static final String TYPE_ID = "org.eclipse.tracecompass.tmf.analysis.declared.core.states";

    private static final System.Logger LOGGER = LazyLogger.of(DeclaredConfigurator.class);

    private static final String TEXT = "text";
    private static final String PATH = "path";
    private static final String SCHEMA = "states.schema.json";

    private @Nullable ITmfConfigurationSourceType type;

    @Override
    public synchronized List<ITmfConfigurationSourceType> getConfigurationSourceTypes() {
        ITmfConfigurationSourceType known = type;
        if (known == null || isGone(known.getSchemaFile())) {
            known =
                    new TmfConfigurationSourceType.Builder()
                            .setId(TYPE_ID)
                            .setName("Declared states")
                            .setDescription("States and views from a text of rules")
                            .setSchemaFile(schema())
                            .build();
            type = known;
        }
        return List.of(known);
    }

    /** Systems delete temporary files that are old. */
    private static boolean isGone(@Nullable File schema) {
        return schema != null && !schema.exists();
    }

    /** The type wants a file, and the schema is part of the bundle. */
    private static @Nullable File schema() {
        try (InputStream in = DeclaredConfigurator.class.getResourceAsStream(SCHEMA)) {
            if (in == null) {
                throw new IOException(SCHEMA + " is missing");
            }
            Path file = PrivateFolder.temporary().resolve(SCHEMA);
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
            return file.toFile();
        } catch (IOException | UncheckedIOException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING, "The schema of declared states is not there", e);
            return null;
        }
    }

    @Override
    public synchronized IDataProviderDescriptor createDataProviderDescriptors(
            ITmfTrace trace, ITmfConfiguration configuration) throws TmfConfigurationException {
        Read read = Read.of(parse(trace, configuration), DeclarationSet.Origin.GIVEN);
        String id = read.set().id();
        for (ITmfTrace part : TmfTraceManager.getTraceSet(trace)) {
            DeclaredAnalysisModule known = module(part, id);
            if (known != null) {
                return existing(known, read, configuration);
            }
        }
        List<ITmfTrace> parts = concerned(trace, read);
        List<DeclaredAnalysisModule> made = new ArrayList<>();
        try {
            for (ITmfTrace part : parts) {
                made.add(DeclarationUpdate.add(part, read.set(), configuration));
            }
        } catch (TmfAnalysisException e) {
            for (int i = 0; i < made.size(); i++) {
                remove(parts.get(i), made.get(i));
            }
            throw new TmfConfigurationException(String.valueOf(e.getMessage()), e);
        }
        return DeclaredViewFactory.descriptors(made.get(0)).get(0);
    }

    private static Parsed parse(ITmfTrace trace, ITmfConfiguration configuration)
            throws TmfConfigurationException {
        Object text = configuration.getParameters().get(TEXT);
        Object path = configuration.getParameters().get(PATH);
        String source = configuration.getName() + StatesLanguage.EXTENSION;
        if (text instanceof String whole) {
            return StatesLanguage.parseAny(whole, source);
        }
        if (text instanceof Collection<?> lines) {
            return StatesLanguage.parseAny(
                    lines.stream().map(String::valueOf).collect(Collectors.joining("\n")), source);
        }
        if (path instanceof String file) {
            try {
                return StatesLanguage.read(Path.of(file));
            } catch (IOException | InvalidPathException e) {
                throw new TmfConfigurationException(
                        "The file %s cannot be read: %s".formatted(file, e.getMessage()), e);
            }
        }
        throw new TmfConfigurationException(
                "'%s' is missing: the declarations for %s, a text or a list of its lines; or '%s', a file"
                        .formatted(TEXT, trace.getName(), PATH));
    }

    /** The same request again gives the same views. */
    private static IDataProviderDescriptor existing(
            DeclaredAnalysisModule known, Read read, ITmfConfiguration configuration)
            throws TmfConfigurationException {
        if (known.getConfiguration() != null
                && configuration.equals(known.getConfiguration())
                && known.getDeclarations().equals(read.set())) {
            return DeclaredViewFactory.descriptors(known).get(0);
        }
        throw new TmfConfigurationException(
                "The trace has the declarations '%s' of %s already; give these another name"
                        .formatted(
                                known.getDeclarations().name(), known.getDeclarations().source()));
    }

    /** The traces that declarations are carried out on. */
    private static List<ITmfTrace> concerned(ITmfTrace trace, Read read)
            throws TmfConfigurationException {
        List<ITmfTrace> parts = new ArrayList<>();
        List<Problem> problems = new ArrayList<>(errors(read.problems()));
        for (ITmfTrace part : TmfTraceManager.getTraceSet(trace)) {
            if (problems.isEmpty()
                    && !(part instanceof TmfExperiment)
                    && read.set().concerns(part)) {
                problems.addAll(errors(read.checked(part).problems()));
                parts.add(part);
            }
        }
        if (!problems.isEmpty()) {
            throw new TmfConfigurationException(
                    problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
        }
        if (parts.isEmpty()) {
            throw new TmfConfigurationException(
                    "None of the events in the declarations '%s' occurs in %s"
                            .formatted(read.set().name(), trace.getName()));
        }
        return parts;
    }

    private static List<Problem> errors(List<Problem> problems) {
        return problems.stream().filter(Problem::isError).toList();
    }

    private static @Nullable DeclaredAnalysisModule module(ITmfTrace trace, String id) {
        return trace.getAnalysisModule(id) instanceof DeclaredAnalysisModule declared
                ? declared
                : null;
    }

    @Override
    public synchronized void removeDataProviderDescriptor(
            ITmfTrace trace, IDataProviderDescriptor descriptor) throws TmfConfigurationException {
        String view = descriptor.getId().substring(descriptor.getId().indexOf(':') + 1);
        String id = DeclaredView.analysisId(view);
        boolean removed = false;
        for (ITmfTrace part : TmfTraceManager.getTraceSet(trace)) {
            DeclaredAnalysisModule module = module(part, id);
            if (module != null && module.getConfiguration() != null) {
                for (IDataProviderDescriptor each : DeclaredViewFactory.descriptors(module)) {
                    DataProviderManager.getInstance().removeDataProvider(trace, each.getId());
                }
                remove(part, module);
                removed = true;
            }
        }
        if (!removed) {
            throw new TmfConfigurationException(
                    "%s was not derived from a text".formatted(descriptor.getName()));
        }
    }

    private static void remove(ITmfTrace trace, DeclaredAnalysisModule module)
            throws TmfConfigurationException {
        try {
            DeclarationUpdate.remove(trace, module);
        } catch (TmfAnalysisException e) {
            throw new TmfConfigurationException(String.valueOf(e.getMessage()), e);
        }
    }
}
