package org.eclipse.tracecompass.tmf.core.config;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/** The usual {@link ITmfConfigParamDescriptor}. Immutable; made with a {@link Builder}. */
public class TmfConfigParamDescriptor implements ITmfConfigParamDescriptor {

    private final String keyName;
    private final String dataType;
    private final boolean isRequired;
    private final String description;

    private TmfConfigParamDescriptor(Builder builder) {
        keyName = builder.keyName;
        dataType = builder.dataType;
        isRequired = builder.isRequired;
        description = builder.description;
    }

    @Override
    public String getKeyName() {
        return keyName;
    }

    @Override
    public String getDataType() {
        return dataType;
    }

    @Override
    public boolean isRequired() {
        return isRequired;
    }

    @Override
    public String getDescription() {
        return description;
    }

    @Override
    public String toString() {
        return "TmfConfigParamDescriptor [key="
                + keyName
                + ", type="
                + dataType
                + ", required="
                + isRequired
                + ", description="
                + description
                + ']';
    }

    @Override
    public boolean equals(@Nullable Object arg0) {
        return arg0 instanceof TmfConfigParamDescriptor other
                && keyName.equals(other.keyName)
                && dataType.equals(other.dataType)
                && isRequired == other.isRequired
                && description.equals(other.description);
    }

    @Override
    public int hashCode() {
        return Objects.hash(keyName, dataType, isRequired, description);
    }

    /** Builds a descriptor; by default of a required {@code STRING}. The name must be set. */
    public static class Builder {
        private String keyName = "";
        private String dataType = "STRING";
        private boolean isRequired = true;
        private String description = "";

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
            this.dataType = dataType;
            return this;
        }

        /**
         * Sets the name.
         *
         * @param keyName the name
         * @return this
         */
        public Builder setKeyName(String keyName) {
            this.keyName = keyName;
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
         * Sets whether a configuration must have it.
         *
         * @param isRequired true when it must
         * @return this
         */
        public Builder setIsRequired(boolean isRequired) {
            this.isRequired = isRequired;
            return this;
        }

        /**
         * Returns the descriptor.
         *
         * @throws IllegalStateException when the name was not set
         */
        public ITmfConfigParamDescriptor build() {
            if (keyName.isBlank()) {
                throw new IllegalStateException("the name of a parameter must be set");
            }
            return new TmfConfigParamDescriptor(this);
        }
    }
}
