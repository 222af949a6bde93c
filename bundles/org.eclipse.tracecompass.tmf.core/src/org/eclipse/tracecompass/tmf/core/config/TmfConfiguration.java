package org.eclipse.tracecompass.tmf.core.config;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.ToNumberPolicy;
import com.google.gson.annotations.SerializedName;
import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfConfigurationException;

/**
 * The usual {@link ITmfConfiguration}, which can be kept in a JSON file:
 *
 * <pre>
 * { "name": "...", "id": "...", "description": "...", "sourceTypeId": "...", "parameters": { ... } }
 * </pre>
 *
 * Whole numbers read as long, others as double. Immutable as far as its parameters are.
 */
public class TmfConfiguration implements ITmfConfiguration {

    /** Stands for a text that is not known. */
    public static final String UNKNOWN = "---unknown---";

    /** The extension of the files. */
    public static final String JSON_EXTENSION = "json";

    private static final Gson GSON =
            new GsonBuilder()
                    .setObjectToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE)
                    .setPrettyPrinting()
                    .disableHtmlEscaping()
                    .create();

    // gson leaves out what a file does not have: the getters replace it
    @SerializedName("name")
    private final @Nullable String name;

    @SerializedName("id")
    private final @Nullable String id;

    @SerializedName("description")
    private final @Nullable String description;

    @SerializedName("sourceTypeId")
    private final @Nullable String sourceTypeId;

    @SerializedName("parameters")
    private final @Nullable Map<String, Object> parameters;

    /** Creates a configuration of which nothing is known. */
    public TmfConfiguration() {
        this(new Builder());
    }

    private TmfConfiguration(Builder builder) {
        id = builder.id;
        name = builder.name;
        description = builder.description;
        sourceTypeId = builder.sourceTypeId;
        parameters = builder.parameters;
    }

    @Override
    public String getName() {
        return Objects.requireNonNullElse(name, UNKNOWN);
    }

    @Override
    public String getId() {
        return Objects.requireNonNullElse(id, UNKNOWN);
    }

    @Override
    public String getSourceTypeId() {
        return Objects.requireNonNullElse(sourceTypeId, UNKNOWN);
    }

    @Override
    public String getDescription() {
        return Objects.requireNonNullElse(description, UNKNOWN);
    }

    @Override
    public Map<String, Object> getParameters() {
        Map<String, Object> parameters = this.parameters;
        return parameters == null
                ? Collections.emptyMap()
                : Collections.unmodifiableMap(parameters);
    }

    @Override
    public String toString() {
        return "TmfConfiguration [id="
                + getId()
                + ", name="
                + getName()
                + ", sourceTypeId="
                + getSourceTypeId()
                + ", description="
                + getDescription()
                + ", parameters="
                + getParameters()
                + ']';
    }

    @Override
    public boolean equals(@Nullable Object arg0) {
        return arg0 instanceof TmfConfiguration other
                && getId().equals(other.getId())
                && getName().equals(other.getName())
                && getSourceTypeId().equals(other.getSourceTypeId())
                && getDescription().equals(other.getDescription())
                && getParameters().equals(other.getParameters());
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                getId(), getName(), getSourceTypeId(), getDescription(), getParameters());
    }

    /**
     * Reads a configuration.
     *
     * @param jsonFile the file
     * @return the configuration
     * @throws TmfConfigurationException when the file cannot be read or is no configuration
     */
    public static ITmfConfiguration fromJsonFile(File jsonFile) throws TmfConfigurationException {
        try (Reader reader = Files.newBufferedReader(jsonFile.toPath(), StandardCharsets.UTF_8)) {
            TmfConfiguration configuration = GSON.fromJson(reader, TmfConfiguration.class);
            if (configuration == null) {
                throw new TmfConfigurationException(
                        "The configuration file " + jsonFile + " is empty.");
            }
            return configuration;
        } catch (IOException e) {
            throw new TmfConfigurationException(
                    "The configuration file " + jsonFile + " cannot be read: " + e.getMessage(), e);
        } catch (JsonParseException e) {
            throw new TmfConfigurationException(
                    "The file " + jsonFile + " is not a configuration in JSON: " + e.getMessage(),
                    e);
        }
    }

    /**
     * Writes a configuration to a file named after its id.
     *
     * @param configuration the configuration
     * @param rootPath the folder, which is created if needed
     * @throws TmfConfigurationException when the file cannot be written
     */
    public static void writeConfiguration(ITmfConfiguration configuration, IPath rootPath)
            throws TmfConfigurationException {
        Path folder = rootPath.toFile().toPath();
        Path file = file(folder, configuration.getId());
        TmfConfiguration plain =
                new TmfConfiguration(
                        new Builder()
                                .setId(configuration.getId())
                                .setName(configuration.getName())
                                .setDescription(configuration.getDescription())
                                .setSourceTypeId(configuration.getSourceTypeId())
                                .setParameters(configuration.getParameters()));
        try {
            Files.createDirectories(folder);
            try (OutputFile output = OutputFile.at(file)) {
                try (Writer writer =
                        Files.newBufferedWriter(output.content(), StandardCharsets.UTF_8)) {
                    GSON.toJson(plain, writer);
                }
                output.commit();
            }
        } catch (IOException | JsonParseException e) {
            throw new TmfConfigurationException(
                    "The configuration file " + file + " cannot be written: " + e.getMessage(), e);
        }
    }

    /** The id may come from an untrusted file; it may only name a file of this folder. */
    private static Path file(Path folder, String id) throws TmfConfigurationException {
        try {
            Path file = folder.resolve(id + '.' + JSON_EXTENSION);
            if (file.normalize().startsWith(folder.normalize())
                    && file.getNameCount() == folder.getNameCount() + 1) {
                return file;
            }
        } catch (InvalidPathException e) {
            // as one that leads elsewhere
        }
        throw new TmfConfigurationException(
                "The id " + id + " of a configuration is not a valid file name");
    }

    /** Builds a configuration. The id is made from the name unless it is set. */
    public static class Builder {
        private String id = "";
        private String name = UNKNOWN;
        private String description = UNKNOWN;
        private String sourceTypeId = UNKNOWN;
        private Map<String, Object> parameters = new LinkedHashMap<>();

        /** Creates a builder without values. */
        public Builder() {
            // set one by one
        }

        /**
         * Sets the id.
         *
         * @param id the id
         * @return this
         */
        public Builder setId(String id) {
            this.id = id;
            return this;
        }

        /**
         * Sets the name.
         *
         * @param name the name
         * @return this
         */
        public Builder setName(String name) {
            this.name = name;
            return this;
        }

        /**
         * Sets the description.
         *
         * @param description a sentence
         * @return this
         */
        public Builder setDescription(String description) {
            this.description = description;
            return this;
        }

        /**
         * Sets the id of the source type.
         *
         * @param sourceTypeId the id
         * @return this
         */
        public Builder setSourceTypeId(String sourceTypeId) {
            this.sourceTypeId = sourceTypeId;
            return this;
        }

        /**
         * Sets the parameters.
         *
         * @param parameters the parameters
         * @return this
         */
        public Builder setParameters(Map<String, Object> parameters) {
            this.parameters = new LinkedHashMap<>(parameters);
            return this;
        }

        /**
         * Returns the configuration. Equal names give the same id if none was set, whatever the
         * other values are.
         */
        public ITmfConfiguration build() {
            if (id.isBlank()) {
                id = UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).toString();
            }
            return new TmfConfiguration(this);
        }
    }
}
