package org.eclipse.tracecompass.tmf.core.model;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfiguration;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderCapabilities;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;

/** The usual {@link IDataProviderDescriptor}. Immutable; made with a {@link Builder}. */
public class DataProviderDescriptor implements IDataProviderDescriptor {

    private final String id;
    private final String name;
    private final String description;
    private final ProviderType type;
    private final @Nullable String parentId;
    private final @Nullable ITmfConfiguration configuration;
    private final IDataProviderCapabilities capabilities;

    private DataProviderDescriptor(Builder builder) {
        id = builder.id;
        name = builder.name.isEmpty() ? builder.id : builder.name;
        description = builder.description;
        type = Objects.requireNonNull(builder.type, "the type of a data provider must be set");
        parentId = builder.parentId;
        configuration = builder.configuration;
        capabilities = builder.capabilities;
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
    public ProviderType getType() {
        return type;
    }

    @Override
    public String getDescription() {
        return description;
    }

    @Override
    public IDataProviderCapabilities getCapabilities() {
        return capabilities;
    }

    @Override
    public @Nullable String getParentId() {
        return parentId;
    }

    @Override
    public @Nullable ITmfConfiguration getConfiguration() {
        return configuration;
    }

    @Override
    public String toString() {
        return "DataProviderDescriptor [id=" + id + ", name=" + name + ", type=" + type + ']';
    }

    @Override
    public boolean equals(@Nullable Object arg0) {
        return arg0 instanceof DataProviderDescriptor other
                && id.equals(other.id)
                && name.equals(other.name)
                && description.equals(other.description)
                && type == other.type
                && Objects.equals(parentId, other.parentId)
                && Objects.equals(configuration, other.configuration)
                && capabilities.equals(other.capabilities);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, name, description, type, parentId, configuration, capabilities);
    }

    /** Builds a descriptor. The id and the type must be set; the name is the id by default. */
    public static class Builder {
        private String id = "";
        private String name = "";
        private String description = "";
        private @Nullable ProviderType type;
        private @Nullable String parentId;
        private @Nullable ITmfConfiguration configuration;
        private IDataProviderCapabilities capabilities = DataProviderCapabilities.NULL_INSTANCE;

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
         * Sets the type.
         *
         * @param type the type
         * @return this
         */
        public Builder setProviderType(ProviderType type) {
            this.type = type;
            return this;
        }

        /**
         * Sets the id of the parent.
         *
         * @param parentId the id, null for none
         * @return this
         */
        public Builder setParentId(@Nullable String parentId) {
            this.parentId = parentId;
            return this;
        }

        /**
         * Sets the configuration.
         *
         * @param configuration the configuration, null for none
         * @return this
         */
        public Builder setConfiguration(@Nullable ITmfConfiguration configuration) {
            this.configuration = configuration;
            return this;
        }

        /**
         * Sets the capabilities.
         *
         * @param capabilities the capabilities
         * @return this
         */
        public Builder setCapabilities(IDataProviderCapabilities capabilities) {
            this.capabilities = capabilities;
            return this;
        }

        /**
         * Returns the descriptor.
         *
         * @throws IllegalStateException when the id was not set
         */
        public IDataProviderDescriptor build() {
            if (id.isEmpty()) {
                throw new IllegalStateException("the id of a data provider must be set");
            }
            return new DataProviderDescriptor(this);
        }
    }
}
