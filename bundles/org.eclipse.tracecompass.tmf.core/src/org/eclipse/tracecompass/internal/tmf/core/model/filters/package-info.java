/**
 * Compatibility: plug-ins use this package of the documented API although its name says that they
 * should not. New code uses {@link
 * org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils}.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.core.model.filters;

import org.eclipse.jdt.annotation.NonNullByDefault;
