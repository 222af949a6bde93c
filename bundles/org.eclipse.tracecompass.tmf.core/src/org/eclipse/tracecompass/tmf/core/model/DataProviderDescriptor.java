package org.eclipse.tracecompass.tmf.core.model;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfiguration;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderCapabilities;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;

/** The usual {@link IDataProviderDescriptor}. Immutable; made with a {@link Builder}. */
public class DataProviderDescriptor implements IDataProviderDescriptor {

    private final String fId;
    private final String fName;
    private final String fDescription;
    private final ProviderType fType;
    private final @Nullable String fParentId;
    private final @Nullable ITmfConfiguration fConfiguration;
    private final IDataProviderCapabilities fCapabilities;

    private DataProviderDescriptor(Builder builder) {
        fId = builder.fId;
        fName = builder.fName.isEmpty() ? builder.fId : builder.fName;
        fDescription = builder.fDescription;
        fType = Objects.requireNonNull(builder.fType, "the type of a data provider must be set");
        fParentId = builder.fParentId;
        fConfiguration = builder.fConfiguration;
        fCapabilities = builder.fCapabilities;
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
    public ProviderType getType() {
        return fType;
    }

    @Override
    public String getDescription() {
        return fDescription;
    }

    @Override
    public IDataProviderCapabilities getCapabilities() {
        return fCapabilities;
    }

    @Override
    public @Nullable String getParentId() {
        return fParentId;
    }

    @Override
    public @Nullable ITmfConfiguration getConfiguration() {
        return fConfiguration;
    }

    @Override
    public String toString() {
        return "DataProviderDescriptor [id=" + fId + ", name=" + fName + ", type=" + fType + ']';
    }

    @Override
    public boolean equals(@Nullable Object arg0) {
        return arg0 instanceof DataProviderDescriptor other
                && fId.equals(other.fId)
                && fName.equals(other.fName)
                && fDescription.equals(other.fDescription)
                && fType == other.fType
                && Objects.equals(fParentId, other.fParentId)
                && Objects.equals(fConfiguration, other.fConfiguration)
                && fCapabilities.equals(other.fCapabilities);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                fId, fName, fDescription, fType, fParentId, fConfiguration, fCapabilities);
    }

    /** Builds a descriptor. The id and the type must be set; the name is the id by default. */
    public static class Builder {
        private String fId = "";
        private String fName = "";
        private String fDescription = "";
        private @Nullable ProviderType fType;
        private @Nullable String fParentId;
        private @Nullable ITmfConfiguration fConfiguration;
        private IDataProviderCapabilities fCapabilities = DataProviderCapabilities.NULL_INSTANCE;

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
         * Sets the type.
         *
         * @param type the type
         * @return this
         */
        public Builder setProviderType(ProviderType type) {
            fType = type;
            return this;
        }

        /**
         * Sets the id of the parent.
         *
         * @param parentId the id, null for none
         * @return this
         */
        public Builder setParentId(@Nullable String parentId) {
            fParentId = parentId;
            return this;
        }

        /**
         * Sets the configuration.
         *
         * @param configuration the configuration, null for none
         * @return this
         */
        public Builder setConfiguration(@Nullable ITmfConfiguration configuration) {
            fConfiguration = configuration;
            return this;
        }

        /**
         * Sets the capabilities.
         *
         * @param capabilities the capabilities
         * @return this
         */
        public Builder setCapabilities(IDataProviderCapabilities capabilities) {
            fCapabilities = capabilities;
            return this;
        }

        /**
         * Returns the descriptor.
         *
         * @throws IllegalStateException when the id was not set
         */
        public IDataProviderDescriptor build() {
            if (fId.isEmpty()) {
                throw new IllegalStateException("the id of a data provider must be set");
            }
            return new DataProviderDescriptor(this);
        }
    }
}
