int perch_raster_version(void);
