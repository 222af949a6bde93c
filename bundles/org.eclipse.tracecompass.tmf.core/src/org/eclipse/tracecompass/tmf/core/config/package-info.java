/**
 * Configurations: named sets of parameters that users give to analyses and data providers, kept as
 * JSON files.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.config;

import org.eclipse.jdt.annotation.NonNullByDefault;
