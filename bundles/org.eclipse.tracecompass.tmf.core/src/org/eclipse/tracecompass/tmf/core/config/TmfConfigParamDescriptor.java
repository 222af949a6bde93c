package org.eclipse.tracecompass.tmf.core.config;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/** The usual {@link ITmfConfigParamDescriptor}. Immutable; made with a {@link Builder}. */
public class TmfConfigParamDescriptor implements ITmfConfigParamDescriptor {

    private final String fKeyName;
    private final String fDataType;
    private final boolean fIsRequired;
    private final String fDescription;

    private TmfConfigParamDescriptor(Builder builder) {
        fKeyName = builder.fKeyName;
        fDataType = builder.fDataType;
        fIsRequired = builder.fIsRequired;
        fDescription = builder.fDescription;
    }

    @Override
    public String getKeyName() {
        return fKeyName;
    }

    @Override
    public String getDataType() {
        return fDataType;
    }

    @Override
    public boolean isRequired() {
        return fIsRequired;
    }

    @Override
    public String getDescription() {
        return fDescription;
    }

    @Override
    public String toString() {
        return "TmfConfigParamDescriptor [key="
                + fKeyName
                + ", type="
                + fDataType
                + ", required="
                + fIsRequired
                + ", description="
                + fDescription
                + ']';
    }

    @Override
    public boolean equals(@Nullable Object arg0) {
        return arg0 instanceof TmfConfigParamDescriptor other
                && fKeyName.equals(other.fKeyName)
                && fDataType.equals(other.fDataType)
                && fIsRequired == other.fIsRequired
                && fDescription.equals(other.fDescription);
    }

    @Override
    public int hashCode() {
        return Objects.hash(fKeyName, fDataType, fIsRequired, fDescription);
    }

    /** Builds a descriptor; by default of a required {@code STRING}. The name must be set. */
    public static class Builder {
        private String fKeyName = "";
        private String fDataType = "STRING";
        private boolean fIsRequired = true;
        private String fDescription = "";

        /** Creates a builder without values. */
        public Builder() {
            // set one by one
        }

        /**
         * Sets the type of the value.
         *
         * @param dataType the type
         * @return this
         */
        public Builder setDataType(String dataType) {
            fDataType = dataType;
            return this;
        }

        /**
         * Sets the name.
         *
         * @param keyName the name
         * @return this
         */
        public Builder setKeyName(String keyName) {
            fKeyName = keyName;
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
         * Sets whether a configuration must have it.
         *
         * @param isRequired true when it must
         * @return this
         */
        public Builder setIsRequired(boolean isRequired) {
            fIsRequired = isRequired;
            return this;
        }

        /**
         * Returns the descriptor.
         *
         * @throws IllegalStateException when the name was not set
         */
        public ITmfConfigParamDescriptor build() {
            if (fKeyName.isBlank()) {
                throw new IllegalStateException("the name of a parameter must be set");
            }
            return new TmfConfigParamDescriptor(this);
        }
    }
}
