package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.module;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.UserFiles;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfiguration;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfigurationSource;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfigurationSourceType;
import org.eclipse.tracecompass.tmf.core.config.TmfConfigParamDescriptor;
import org.eclipse.tracecompass.tmf.core.config.TmfConfiguration;
import org.eclipse.tracecompass.tmf.core.config.TmfConfigurationSourceType;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfConfigurationException;

/** The enabled XML analyses of the user as configurations: the id is the name of the file. */
public final class XmlConfigurationSource implements ITmfConfigurationSource {

    private static final String TYPE_ID = "org.eclipse.tracecompass.tmf.core.config.xmlsourcetype";
    private static final String PATH = "path";

    private final ITmfConfigurationSourceType type =
            new TmfConfigurationSourceType.Builder()
                    .setId(TYPE_ID)
                    .setName("XML Data-driven analyses")
                    .setDescription("Analyses and views that are described in XML")
                    .setConfigParamDescriptors(
                            List.of(
                                    new TmfConfigParamDescriptor.Builder()
                                            .setKeyName(PATH)
                                            .setDescription("The path of the file to import")
                                            .build()))
                    .build();

    @Override
    public ITmfConfigurationSourceType getConfigurationSourceType() {
        return type;
    }

    @Override
    public ITmfConfiguration create(Map<String, Object> parameters)
            throws TmfConfigurationException {
        return configuration(importFile(file(parameters)));
    }

    @Override
    public ITmfConfiguration update(String id, Map<String, Object> parameters)
            throws TmfConfigurationException {
        Path file = file(parameters);
        if (!contains(id)) {
            throw new TmfConfigurationException("There is no XML analysis file " + id);
        }
        if (!id.equals(String.valueOf(file.getFileName()))) {
            throw new TmfConfigurationException(
                    "The file %s cannot replace %s: give a file of the same name"
                            .formatted(file, id));
        }
        return configuration(importFile(file));
    }

    private static Path file(Map<String, Object> parameters) throws TmfConfigurationException {
        if (!(parameters.get(PATH) instanceof String text)) {
            throw new TmfConfigurationException(
                    "The parameter '%s' is missing: the path of a file of XML analyses"
                            .formatted(PATH));
        }
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new TmfConfigurationException("'" + text + "' is not the path of a file", e);
        }
    }

    private static Path importFile(Path file) throws TmfConfigurationException {
        try {
            return UserFiles.add(file);
        } catch (XmlFileException e) {
            throw new TmfConfigurationException(String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw new TmfConfigurationException(
                    file + " cannot be imported: " + FileProblem.reason(e), e);
        }
    }

    private static ITmfConfiguration configuration(Path file) {
        String name = String.valueOf(file.getFileName());
        return new TmfConfiguration.Builder()
                .setId(name)
                .setName(name)
                .setDescription("XML analyses of the file " + name)
                .setSourceTypeId(TYPE_ID)
                .setParameters(Map.of())
                .build();
    }

    @Override
    public @Nullable ITmfConfiguration get(String id) {
        Path file = contains(id) ? UserFiles.list().get(id) : null;
        return file == null ? null : configuration(file);
    }

    @Override
    public @Nullable ITmfConfiguration remove(String id) {
        ITmfConfiguration known = get(id);
        if (known == null || !XmlUtils.deleteFile(id).isOK()) {
            return null;
        }
        return known;
    }

    @Override
    public boolean contains(String id) {
        return UserFiles.enabled().contains(id);
    }

    @Override
    public List<ITmfConfiguration> getConfigurations() {
        List<ITmfConfiguration> configurations = new ArrayList<>();
        for (String name : UserFiles.enabled()) {
            Path file = UserFiles.list().get(name);
            if (file != null) {
                configurations.add(configuration(file));
            }
        }
        return configurations;
    }

    @Override
    public void dispose() {
        // nothing is held
    }
}
