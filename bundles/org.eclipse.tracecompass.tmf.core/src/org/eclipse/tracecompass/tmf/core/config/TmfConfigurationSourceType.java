package org.eclipse.tracecompass.tmf.core.config;

import java.io.File;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/** The usual {@link ITmfConfigurationSourceType}. Immutable; made with a {@link Builder}. */
public class TmfConfigurationSourceType implements ITmfConfigurationSourceType {

    private final String id;
    private final String name;
    private final String description;
    private final List<ITmfConfigParamDescriptor> descriptors;
    private final @Nullable File schema;

    private TmfConfigurationSourceType(Builder builder) {
        id = builder.id;
        name = builder.name;
        description = builder.description;
        descriptors = builder.descriptors;
        schema = builder.schema;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String getId() {
        return id;
    }

    @Override
    public String getDescription() {
        return description;
    }

    @Override
    public List<ITmfConfigParamDescriptor> getConfigParamDescriptors() {
        return descriptors;
    }

    @Override
    public @Nullable File getSchemaFile() {
        return schema;
    }

    @Override
    public String toString() {
        return "TmfConfigurationSourceType [id="
                + id
                + ", name="
                + name
                + ", parameters="
                + descriptors
                + ']';
    }

    @Override
    public boolean equals(@Nullable Object arg0) {
        return arg0 instanceof TmfConfigurationSourceType other
                && id.equals(other.id)
                && name.equals(other.name)
                && description.equals(other.description)
                && descriptors.equals(other.descriptors)
                && Objects.equals(schema, other.schema);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, name, description, descriptors, schema);
    }

    /** Builds a type. The id and the name must be set. */
    public static class Builder {
        private String id = "";
        private String name = "";
        private String description = "";
        private List<ITmfConfigParamDescriptor> descriptors = List.of();
        private @Nullable File schema;

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
         * Sets the parameters.
         *
         * @param descriptors the parameters
         * @return this
         */
        public Builder setConfigParamDescriptors(List<ITmfConfigParamDescriptor> descriptors) {
            this.descriptors = List.copyOf(descriptors);
            return this;
        }

        /**
         * Sets the JSON schema.
         *
         * @param schema the file, null for none
         * @return this
         */
        public Builder setSchemaFile(@Nullable File schema) {
            this.schema = schema;
            return this;
        }

        /**
         * Returns the type.
         *
         * @throws IllegalStateException when the id or the name was not set
         */
        public ITmfConfigurationSourceType build() {
            if (id.isBlank() || name.isBlank()) {
                throw new IllegalStateException(
                        "the id and the name of a configuration source type must be set");
            }
            return new TmfConfigurationSourceType(this);
        }
    }
}
