package org.eclipse.tracecompass.tmf.core.config;

import java.io.File;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/** The usual {@link ITmfConfigurationSourceType}. Immutable; made with a {@link Builder}. */
public class TmfConfigurationSourceType implements ITmfConfigurationSourceType {

    private final String fId;
    private final String fName;
    private final String fDescription;
    private final List<ITmfConfigParamDescriptor> fDescriptors;
    private final @Nullable File fSchema;

    private TmfConfigurationSourceType(Builder builder) {
        fId = builder.fId;
        fName = builder.fName;
        fDescription = builder.fDescription;
        fDescriptors = builder.fDescriptors;
        fSchema = builder.fSchema;
    }

    @Override
    public String getName() {
        return fName;
    }

    @Override
    public String getId() {
        return fId;
    }

    @Override
    public String getDescription() {
        return fDescription;
    }

    @Override
    public List<ITmfConfigParamDescriptor> getConfigParamDescriptors() {
        return fDescriptors;
    }

    @Override
    public @Nullable File getSchemaFile() {
        return fSchema;
    }

    @Override
    public String toString() {
        return "TmfConfigurationSourceType [id="
                + fId
                + ", name="
                + fName
                + ", parameters="
                + fDescriptors
                + ']';
    }

    @Override
    public boolean equals(@Nullable Object arg0) {
        return arg0 instanceof TmfConfigurationSourceType other
                && fId.equals(other.fId)
                && fName.equals(other.fName)
                && fDescription.equals(other.fDescription)
                && fDescriptors.equals(other.fDescriptors)
                && Objects.equals(fSchema, other.fSchema);
    }

    @Override
    public int hashCode() {
        return Objects.hash(fId, fName, fDescription, fDescriptors, fSchema);
    }

    /** Builds a type. The id and the name must be set. */
    public static class Builder {
        private String fId = "";
        private String fName = "";
        private String fDescription = "";
        private List<ITmfConfigParamDescriptor> fDescriptors = List.of();
        private @Nullable File fSchema;

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
         * Sets the parameters.
         *
         * @param descriptors the parameters
         * @return this
         */
        public Builder setConfigParamDescriptors(List<ITmfConfigParamDescriptor> descriptors) {
            fDescriptors = List.copyOf(descriptors);
            return this;
        }

        /**
         * Sets the JSON schema.
         *
         * @param schema the file, null for none
         * @return this
         */
        public Builder setSchemaFile(@Nullable File schema) {
            fSchema = schema;
            return this;
        }

        /**
         * Returns the type.
         *
         * @throws IllegalStateException when the id or the name was not set
         */
        public ITmfConfigurationSourceType build() {
            if (fId.isBlank() || fName.isBlank()) {
                throw new IllegalStateException(
                        "the id and the name of a configuration source type must be set");
            }
            return new TmfConfigurationSourceType(this);
        }
    }
}
