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
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jdt.annotation.Nullable;
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
    private final @Nullable String fName;

    @SerializedName("id")
    private final @Nullable String fId;

    @SerializedName("description")
    private final @Nullable String fDescription;

    @SerializedName("sourceTypeId")
    private final @Nullable String fSourceTypeId;

    @SerializedName("parameters")
    private final @Nullable Map<String, Object> fParameters;

    /** Creates a configuration of which nothing is known. */
    public TmfConfiguration() {
        this(new Builder());
    }

    private TmfConfiguration(Builder builder) {
        fId = builder.fId;
        fName = builder.fName;
        fDescription = builder.fDescription;
        fSourceTypeId = builder.fSourceTypeId;
        fParameters = builder.fParameters;
    }

    @Override
    public String getName() {
        return Objects.requireNonNullElse(fName, UNKNOWN);
    }

    @Override
    public String getId() {
        return Objects.requireNonNullElse(fId, UNKNOWN);
    }

    @Override
    public String getSourceTypeId() {
        return Objects.requireNonNullElse(fSourceTypeId, UNKNOWN);
    }

    @Override
    public String getDescription() {
        return Objects.requireNonNullElse(fDescription, UNKNOWN);
    }

    @Override
    public Map<String, Object> getParameters() {
        Map<String, Object> parameters = fParameters;
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
        Path file = folder.resolve(configuration.getId() + '.' + JSON_EXTENSION);
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
            try (Writer writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
                GSON.toJson(plain, writer);
            }
        } catch (IOException | JsonParseException e) {
            throw new TmfConfigurationException(
                    "The configuration file " + file + " cannot be written: " + e.getMessage(), e);
        }
    }

    /** Builds a configuration. The id is made from the other values unless it is set. */
    public static class Builder {
        private String fId = "";
        private String fName = UNKNOWN;
        private String fDescription = UNKNOWN;
        private String fSourceTypeId = UNKNOWN;
        private Map<String, Object> fParameters = new LinkedHashMap<>();

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
            fId = id;
            return this;
        }

        /**
         * Sets the name.
         *
         * @param name the name
         * @return this
         */
        public Builder setName(String name) {
            fName = name;
            return this;
        }

        /**
         * Sets the description.
         *
         * @param description a sentence
         * @return this
         */
        public Builder setDescription(String description) {
            fDescription = description;
            return this;
        }

        /**
         * Sets the id of the source type.
         *
         * @param sourceTypeId the id
         * @return this
         */
        public Builder setSourceTypeId(String sourceTypeId) {
            fSourceTypeId = sourceTypeId;
            return this;
        }

        /**
         * Sets the parameters.
         *
         * @param parameters the parameters
         * @return this
         */
        public Builder setParameters(Map<String, Object> parameters) {
            fParameters = new LinkedHashMap<>(parameters);
            return this;
        }

        /** Returns the configuration. Equal values give the same id if none was set. */
        public ITmfConfiguration build() {
            if (fId.isBlank()) {
                String all =
                        String.join(
                                "\n", fSourceTypeId, fName, fDescription, GSON.toJson(fParameters));
                fId = UUID.nameUUIDFromBytes(all.getBytes(StandardCharsets.UTF_8)).toString();
            }
            return new TmfConfiguration(this);
        }
    }
}
